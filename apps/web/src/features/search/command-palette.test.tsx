import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gatekeeperPortal } from '#portals/gatekeeper.ts';
import { internPortal } from '#portals/intern.ts';
import { show } from '#testing/test-page.tsx';
import { answerWith } from '#testing/test-server.ts';
import { signedInAs } from '#testing/test-session.ts';
import { CommandPalette } from './command-palette.tsx';
import type { PaletteRow } from './palette-groups.ts';

const found = (kind: string, id: string, title: string, facts: object) => ({
  kind,
  total: 1,
  items: [{ id, title, detail: 'Zilverlinde Vastgoed B.V.', subject: 's1', request: 'r1', near: false, facts }],
});

function Open({ actions }: { actions: readonly PaletteRow[] }) {
  const [text, setText] = useState('');
  return <CommandPalette text={text} onText={setText} onOpenChange={() => {}} actions={actions} />;
}

async function open(actions: readonly PaletteRow[] = []) {
  answerWith({
    '/api/desk/views/search': ({ q }) => ({
      groups:
        q === 'theme'
          ? []
          : [
              found('documents', 'd1', 'Dark-zilver.pdf', {
                verification: 'pending',
                kind: 'other-identity',
                owner: 'Joris van Rijsbergen',
              }),
              found('onboardings', 'r1', 'TR-2026-0431', { status: 'submitted' }),
            ],
    }),
  });
  await show(<Open actions={actions} />, { portal: gatekeeperPortal, texts: ['search', 'document-kinds'] });
  await expect.element(page.getByRole('option', { name: 'Dashboard' })).toBeVisible();
}

test('the first row is current, with its status, and file names are last [NAV-10, UX-07]', async () => {
  await open();
  await expect.element(page.getByRole('option').first()).toHaveAttribute('data-focused');
  const ground = (at: number) => getComputedStyle(page.getByRole('option').nth(at).element()).backgroundColor;
  expect(ground(0)).not.toBe(ground(1));
  await userEvent.keyboard('dark');
  const options = page.getByRole('option');
  await expect.poll(() => options.first().element().textContent).toMatch(/TR-2026-0431.*Submitted/);
  await expect.element(options.first()).toHaveAttribute('data-focused');
  await expect
    .poll(() => options.last().element().textContent)
    .toMatch(/^Identity documentJoris van Rijsbergen, Zilverlinde Vastgoed B\.V\., Dark-zilver\.pdf.*Pending/);
});

test('an action of the page runs with Enter [NAV-10]', async () => {
  const ran: string[] = [];
  const dark = {
    id: 'dark',
    title: 'Theme: Dark',
    detail: '',
    icon: 'moon',
    href: '',
    run: () => ran.push('dark'),
  } as const;
  await open([dark]);
  await userEvent.keyboard('theme');
  await expect.element(page.getByRole('option', { name: 'Theme: Dark' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Theme: Dark' })).toHaveAttribute('data-focused');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ran).toEqual(['dark']);
});

test.each([
  ['intern-lead', 1],
  ['intern-reviewer', 0],
] as const)('the guided setup is a page for leads alone: %s [NAV-10]', async (role, count) => {
  signedInAs(role);
  answerWith({ '/api/desk/views/search': () => ({ groups: [] }) });
  await show(<Open actions={[]} />, { portal: internPortal, texts: ['search'] });
  await expect.element(page.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  const setup = page.getByRole('option', { name: 'Guided setup' });
  expect(setup.elements()).toHaveLength(count);
});

test('a row that typing removed is no longer named as the current one [UX-07]', async () => {
  await open();
  const input = page.getByRole('searchbox').or(page.getByRole('textbox')).or(page.getByRole('combobox'));
  await expect.element(input).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('sett');
  await expect.element(page.getByRole('option', { name: 'Dashboard' })).not.toBeInTheDocument();
  const named = input.element().getAttribute('aria-activedescendant');
  expect(named === null || document.getElementById(named) !== null).toBe(true);
});
