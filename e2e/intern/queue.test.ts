import { view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { makeIntern } from '../support/people.ts';
import { phone } from '../support/seats.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

test('[ONB-16, UX-07] the queue is operated by keyboard: j and k move, a assigns, z undoes, Enter opens', async ({
  desk,
  open,
}) => {
  const one = await makeCase(desk, 'submitted');
  const { page, goto } = await open('intern', { as: one.intern });
  await goto(`/internal/onboardings?tab=unassigned&q=${one.reference}`);
  const row = page.getByRole('row').filter({ hasText: one.company.name });
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('a');
  await expect(row).toHaveCount(0);
  const { token } = await one.as(one.intern);
  const mine = async () => {
    const { items } = await view(desk, token, 'queue', { tab: 'mine', search: one.reference });
    return items.map(({ id }: { id: string }) => id);
  };
  expect(await mine()).toEqual([one.request]);
  const bar = page.getByRole('toolbar', { name: 'Selected onboardings' });
  await expect(bar).toContainText('1 assigned to you');
  await checkPage(page, 'queue-undo');
  await page.keyboard.press('z');
  await expect(row).toBeVisible();
  expect(await mine()).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar).toContainText('1 selected');
  await checkPage(page, 'queue-selected');
  await page.keyboard.press('a');
  await expect(row).toHaveCount(0);
  expect(await mine()).toEqual([one.request]);
  await page.getByRole('link', { name: /^Mine/ }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/internal/entity/${one.subject}/overview\\?request=${one.request}`));
});

test('[UX-01] empty lists of the intern portal have an empty state with a hint', async ({ desk, open }) => {
  const { page, goto } = await open('intern', { as: await makeIntern(desk) });
  await goto('/internal/onboardings?tab=mine');
  await expect(page.getByText('This tab is empty. Try another tab.')).toBeVisible();
  await checkPage(page, 'queue-empty');
  await goto('/internal/onboardings?tab=all&q=nothing+is+called+this');
  await expect(page.getByText('No items found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/q=/);
});

test('[UX-12] lists are shown as cards on a phone, without horizontal scrolling', async ({ desk, open }) => {
  const one = await makeCase(desk, 'submitted');
  const desks = [
    await open('intern', { as: one.intern, ...phone }),
    await open('gatekeeper', { as: one.gatekeeper, ...phone }),
  ];
  const paths = [`/internal/onboardings?tab=all&q=${one.reference}`, '/external/onboardings'];
  for (const [at, { page, goto }] of desks.entries()) {
    await goto(paths[at] ?? '');
    await expect(page.getByRole('row').filter({ hasText: one.company.name })).toContainText(one.reference);
    const grid = page.getByRole('grid');
    expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await checkPage(page, `phone-list-${at}`);
  }
  // By touch: selected, assigned and taken back.
  const [{ page }] = desks as [(typeof desks)[number]];
  const row = page.getByRole('row').filter({ hasText: one.company.name });
  const bar = page.getByRole('toolbar', { name: 'Selected onboardings' });
  await row.getByRole('checkbox').locator('xpath=..').tap();
  await expect(bar).toContainText('1 selected');
  await fitsWidth(page);
  await checkPage(page, 'phone-selected');
  await bar.getByRole('button', { name: 'Assign to me' }).tap();
  await expect(bar).toContainText('1 assigned to you');
  await fitsWidth(page);
  await checkPage(page, 'phone-undo');
  await bar.getByRole('button', { name: 'Undo' }).tap();
  await expect(bar).toContainText('Undone');
});
