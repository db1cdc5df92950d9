import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { KitSheet } from './kit-sheet.tsx';
import { StatusBadge } from './status-badge.tsx';
import { type DisplayStatus, statusDisplay } from './status-display.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const words = Object.keys(statusDisplay) as DisplayStatus[];

afterEach(async () => {
  document.documentElement.removeAttribute('data-theme');
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

async function settled(): Promise<void> {
  await document.fonts.ready;
  await Promise.all(
    document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations === 1)
      // The change of the theme cancels some.
      .map((one) => one.finished.catch(() => undefined)),
  );
}

test.each(['light', 'dark'])('[UX-01] every component passes the accessibility audit in %s', async (theme) => {
  await show(<KitSheet />);
  document.documentElement.dataset['theme'] = theme;
  await settled();
  const { violations } = await axe.run(document.body, { runOnly: rules });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
});

test.each(['light', 'dark', 'forced colours'])(
  '[UX-01] every focused element shows a focus ring in %s',
  async (look) => {
    await show(<KitSheet />);
    if (look === 'forced colours')
      await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
    else document.documentElement.dataset['theme'] = look;
    const unseen: string[] = [];
    const seen = new Set<Element>();
    for (let press = 0; press < 25; press += 1) {
      await userEvent.keyboard('{Tab}');
      const at = document.activeElement;
      if (!at || at === document.body || seen.has(at)) continue;
      seen.add(at);
      if (!hasRing(at)) unseen.push(at.outerHTML.slice(0, 200));
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(unseen).toEqual([]);
  },
);

/** Finds the focus ring, drawn by the element itself or by a neighbouring or surrounding box. */
function hasRing(element: Element): boolean {
  const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
  return [...around, ...(element.parentElement?.children ?? [])].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

test.each([true, false])(
  '[UX-05] every status has a distinct icon and a text besides its colour (bare: %s)',
  async (isBare) => {
    await show(
      <main>
        {words.map((word) => (
          <p key={word}>
            <StatusBadge status={word} isBare={isBare} />
          </p>
        ))}
      </main>,
    );
    const shown = [...document.querySelectorAll('main p')];
    expect(new Set(shown.map((one) => one.querySelector('svg')?.innerHTML)).size).toBe(words.length);
    expect(new Set(shown.map((one) => one.textContent?.trim())).size).toBe(words.length);
    for (const one of shown) expect(one.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(10);
  },
);

// The modules of a test page alone can fill the default buffer of 250 entries, and then fonts are not recorded.
performance.setResourceTimingBufferSize(2_000);

test('[UX-04] text is in self-hosted Inter, and numbers in tables have equal width', async () => {
  await show(<KitSheet />);
  await settled();
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => /\.(woff2?|ttf|otf)\b/.test(name));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ name }) => new URL(name).origin !== location.origin)).toEqual([]);
  expect(getComputedStyle(document.body).fontFamily).toMatch(/^"?Inter/);
  expect([...document.fonts].some(({ family, status }) => /Inter/.test(family) && status === 'loaded')).toBe(true);
  const numbersOf = (name: string) => getComputedStyle(document.querySelector(name) as Element).fontVariantNumeric;
  expect(numbersOf('td')).toContain('tabular-nums');
  expect(numbersOf('th[scope=row]')).toBe('normal');
});
