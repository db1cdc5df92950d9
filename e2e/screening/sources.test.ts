import { languages } from '@dossier/domain/languages';
import { run, view } from '../support/call.ts';
import { checkPage, fitsWidth } from '../support/check-page.ts';
import { field } from '../support/fields.ts';
import { listServer } from '../support/list-server.ts';
import { hitsOf, listFile, listName, makeLead, screened, withoutLists } from '../support/screening.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { loadTexts } from '../support/texts.ts';

const joris = 'Joris van Rijsbergen';
const entries = [{ id: 'T-1', name: joris, born: '1980-02-29', country: 'nl', programme: 'TEST-1' }] as const;

for (const language of languages) {
  const t = loadTexts(language);

  test(`[SCR-12] ${language}: a list is fetched from its address at once; an address that fails shows an error, and the last accepted version stays active`, async ({
    desk,
    open,
  }) => {
    const lead = await makeLead(desk, language);
    await withoutLists(desk, lead);
    const server = await listServer(joris);
    server.serve(listFile(entries, '2026-11-18'));
    const name = listName('EU');
    const input = { name, kind: 'sanctions', format: 'opensanctions-csv', address: `${server.address}/list.csv` };
    const { list } = await run(desk, lead.token, 'save-list', input);
    const { page, goto } = await open('intern', { session: lead, language });
    await goto('/internal/lists');
    await page.getByRole('row').filter({ hasText: name }).click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.getByRole('button', { name: t('screening-lists:detail.load'), exact: true }).click();
    await expect(drawer.getByText(t('screening-lists:states.done'), { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(drawer.getByText('2026-11-18').first()).toBeVisible();
    await checkPage(page, `list-address-${language}`);

    server.refuse();
    await drawer.getByRole('button', { name: t('screening-lists:detail.load'), exact: true }).click();
    const why = t('screening-lists:problems.address-refused', { status: 404 });
    await expect(drawer.getByText(new RegExp(why)).first()).toBeVisible({ timeout: 30_000 });
    const { lists } = await view(desk, lead.token, 'screening-lists');
    expect(lists).toMatchObject([{ id: list, version: '2026-11-18', entries: 1, isFailing: true }]);
    await server.close();
    await withoutLists(desk, lead);
  });

  test(`[SCR-10, SCR-12] ${language}: an external service answers after a lead enabled it; while it is unavailable the result is pending, never clear`, async ({
    desk,
    open,
  }) => {
    const lead = await makeLead(desk, language);
    await withoutLists(desk, lead);
    const server = await listServer(joris);
    const { page, goto } = await open('intern', { session: lead, language });
    await goto('/internal/lists');
    await page.getByRole('button', { name: t('screening-lists:provider.off'), exact: true }).click();
    const drawer = page.getByRole('dialog', { name: t('screening-lists:provider.title') });
    await drawer.getByText(t('screening-lists:provider.use')).click();
    await field(drawer, t('screening-lists:provider.address')).fill(server.address);
    await checkPage(page, `provider-${language}`);
    await drawer.getByRole('button', { name: t('screening-lists:form.save'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('screening-lists:provider.on'), exact: true })).toBeVisible();

    const one = await makeCase(desk, 'submitted', { language });
    await screened(one);
    expect(await hitsOf(one)).toMatchObject([{ entryId: 'NK-1', state: 'open', band: 'alert' }]);
    const reviewer = await open('intern', {
      as: one.intern,
      language,
      viewport: { width: 390, height: 844 },
    });
    await reviewer.goto(`/internal/entity/${one.subject}/screening`);
    await expect(reviewer.page.getByText(t('screening:hit.entry', { id: 'NK-1' }))).toBeVisible();
    await fitsWidth(reviewer.page);
    await checkPage(reviewer.page, `hit-provider-${language}`);

    await server.close();
    const { token } = await one.as(one.intern);
    await run(desk, token, 'run-screening', { request: one.request });
    const rows = async () => {
      const entity = await view(desk, token, 'entity', { subject: one.subject, request: one.request });
      return [...entity.companyScreening.value, ...entity.personScreening.value];
    };
    await expect
      .poll(async () => (await rows()).every(({ error }) => error === 'provider-not-reached'), { timeout: 30_000 })
      .toBe(true);
    expect(new Set((await rows()).map(({ status }) => status))).toEqual(new Set(['pending']));
    await run(desk, lead.token, 'save-screening-provider', { isOn: false, address: '', dataset: 'default' });
  });
}
