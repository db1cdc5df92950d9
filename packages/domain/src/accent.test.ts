import { expect, test } from 'vitest';
import { accentTokens, checkAccent, contrastOf, isColour } from './accent.ts';
import { minAccentContrast } from './limits.ts';

test.each([
  ['#0f5c57', 7.8],
  ['#000000', 21],
  ['#767676', 4.5],
])('[UX-09] %s carries white text', (colour, contrast) => {
  expect(checkAccent(colour)).toEqual({ ok: true, contrast });
});

test.each([
  ['#8fb8d8', 2],
  ['#777777', 4.4],
  ['#ffffff', 1],
  ['#ffff00', 1],
])('[UX-09] %s does not, but the nearest darker colour of its hue does', (colour, contrast) => {
  const checked = checkAccent(colour);
  if (checked.ok) throw new Error('passed');
  expect(checked.contrast).toBe(contrast);
  expect(checkAccent(checked.nearest)).toMatchObject({ ok: true });
  const next = checked.nearest.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
  const brighter = next.map((part) =>
    Math.min(255, Math.ceil(part * 1.03))
      .toString(16)
      .padStart(2, '0'),
  );
  expect(checkAccent(`#${brighter.join('')}`).contrast).toBeLessThan(minAccentContrast);
});

test('rejects text that is not a colour', () => {
  for (const text of ['', '#fff', '0f5c57', '#0F5C57', '#0f5c5g', 'red;']) expect(isColour(text)).toBe(false);
  expect(isColour('#0f5c57')).toBe(true);
  expect(() => checkAccent('teal')).toThrow('invalid colour');
});

const grounds = {
  light: ['#fcfbf9', '#ffffff', '#f6f5f1', '#f4f2ee', '#ebe8e2'],
  dark: ['#151413', '#1b1a18', '#100f0e', '#242320', '#2b2926', '#34312d'],
};

test.each(['#0f5c57', '#000000', '#1f4b8f', '#767676', '#b00020', '#c2185b', '#2f6690', '#0000ff', '#7a4a00'])(
  '[UX-09] a page in %s is readable in the light and the dark theme',
  (colour) => {
    const looks = accentTokens(colour);
    expect(looks.light.accent).toBe(colour);
    for (const theme of ['light', 'dark'] as const) {
      const look = looks[theme];
      expect(Object.values(look).every(isColour)).toBe(true);
      for (const filled of ['accent', 'accent-hover', 'accent-active'] as const)
        expect(contrastOf(look['on-accent'], look[filled])).toBeGreaterThanOrEqual(minAccentContrast);
      for (const ground of [...grounds[theme], look['accent-soft']])
        expect(contrastOf(look['accent-ink'], ground)).toBeGreaterThanOrEqual(minAccentContrast);
      for (const ground of grounds[theme]) expect(contrastOf(look.focus, ground)).toBeGreaterThanOrEqual(3);
      const ink = { light: '#1b1a17', dark: '#f0eeea' }[theme];
      expect(contrastOf(ink, look['accent-soft'])).toBeGreaterThanOrEqual(minAccentContrast);
    }
  },
);

test('a rejected colour has no theme', () => {
  expect(() => accentTokens('#8fb8d8')).toThrow('too light');
});
