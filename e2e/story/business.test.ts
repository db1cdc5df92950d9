import { takeFile } from '../support/download.ts';
import * as form from '../support/form.ts';
import { look } from '../support/look.ts';
import { approveAccess, fillerOf, followInvitation, makeStory, review, startOnboarding } from '../support/story.ts';
import { expect, test } from '../support/test.ts';
import { languages } from '../support/words.ts';

for (const language of languages) {
  test(`[PORT-07..PORT-11, NEW-01..NEW-06, NEW-11..NEW-20, NEW-23, NEW-26..NEW-28, NEW-33, NEW-35, LOGC-12, LOGC-22, ACC-01, ACC-05, ACC-08, ACC-14, ACC-16, FORM-01..FORM-06, FORM-08, FORM-09, FORM-11..FORM-13, FORM-16, FORM-17, FORM-23, FORM-29, FORM-34, FORM-36, ENT-02, ENT-03, UX-01] ${language}: a company with a two-layer ownership, from the first click to completed, three people at once`, async ({
    desk,
    open,
  }) => {
    test.setTimeout(600_000);
    const story = await makeStory(desk, language, 'business');
    const { t, institution, name, reference } = story;
    const gatekeeper = await open('gatekeeper', { language });
    const client = await open('client', { language });
    const intern = await open('intern', { language });

    const request = await test.step('the Gatekeeper starts', () => startOnboarding(story, gatekeeper));
    await test.step('the client comes and gives access', async () => {
      await followInvitation(story, client, request);
      await approveAccess(story, client);
    });
    await test.step('the client fills in the form', async () => {
      const filler = fillerOf(story, client.page);
      await form.beginForm(filler);
      await form.fillContact(filler);
      await form.fillCompany(filler);
      await form.fillActivities(filler);
      await form.fillOwnership(filler, name);
      await form.fillPeople(filler);
      await form.fillFunds(filler);
      await form.fillIdentity(filler);
      await form.sendForm(filler, institution.name);
      await expect(client.page.getByText(reference, { exact: true })).toBeVisible();
      await expect(client.page.getByRole('button', { name: t('kyc-form:completed.close') })).toBeVisible();
      if (language === 'en') await look(client.page, 'business-completed');
    });
    const subject = await test.step('the Intern checks and completes', () => review(story, intern, request));
    await test.step('the Gatekeeper sees the result', async () => {
      const { page } = gatekeeper;
      await gatekeeper.goto(`/external/entity/${subject}/overview`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(t('statuses:completed'), { exact: true }).first()).toBeVisible();
      for (const word of ['access-required', 'onboarding-in-progress']) {
        await expect(page.getByText(t(`statuses:${word}`), { exact: true })).toHaveCount(0);
      }
      await expect(page.getByText(form.holdingName).filter({ visible: true }).first()).toBeVisible();
      if (language === 'en') await look(page, 'business-gatekeeper-completed');
      await takeFile(page, t('entity:action.report'), /\.pdf$/, '%PDF-');
      await takeFile(page, t('entity:action.download-all'), /\.zip$/, 'PK');
    });
  });
}
