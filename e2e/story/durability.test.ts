import { view } from '../support/call.ts';
import { field } from '../support/fields.ts';
import { openDesk } from '../support/people.ts';
import { seed } from '../support/seed.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';
import { watch } from '../support/watch.ts';

test('[FORM-16, FORM-24] a server killed during the form restarts with everything it had confirmed, and the page continues', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const desk = await openDesk();
  try {
    const one = await makeCase(desk, 'approved');
    const session = await one.as(one.client);
    const origin = desk.origin('client');
    const context = await browser.newContext();
    const page = await context.newPage();
    await seed(page, origin, { pocketbase_auth: JSON.stringify(session) });
    const seen = await watch(page);
    seen.allowOffline();
    seen.allowMessage(/./);
    let confirmed: { lastName?: string } = {};
    page.on('response', (response) => {
      if (!response.ok() || !response.url().endsWith('/save-kyc-section')) return;
      confirmed = (response.request().postDataJSON() as { values: typeof confirmed }).values;
    });
    await page.goto(`${origin}/form/${one.request}?step=contact`);
    const lastName = field(page, 'Last name');
    for (let round = 1; round <= 3; round++) {
      await lastName.fill(`Hoekstra ${round}`);
      await expect.poll(() => confirmed.lastName).toBe(`Hoekstra ${round}`);
      await lastName.fill(`Hoekstra ${round} and more`);
      await desk.kill();
      await expect(lastName).toHaveValue(`Hoekstra ${round} and more`);
      await desk.start();
      const form = await view(desk, session.token, 'client-form', { request: one.request });
      expect(form.answers.contact.lastName).toMatch(new RegExp(`^Hoekstra ${round}`));
      expect(form.answers.contact.lastName.length).toBeGreaterThanOrEqual((confirmed.lastName ?? '').length);
      await expect
        .poll(
          async () =>
            (await view(desk, session.token, 'client-form', { request: one.request })).answers.contact.lastName,
          {
            timeout: 40_000,
          },
        )
        .toBe(`Hoekstra ${round} and more`);
    }
    await page.reload();
    await expect(lastName).toHaveValue('Hoekstra 3 and more');
    await context.close();
  } finally {
    await desk.remove();
  }
});
