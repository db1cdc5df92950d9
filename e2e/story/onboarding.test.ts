import { languages } from '@dossier/domain/languages';
import { checkPage } from '../support/check-page.ts';
import { expectDownload } from '../support/download.ts';
import * as form from '../support/form.ts';
import { phone } from '../support/seats.ts';
import {
  approveAccess,
  fillerOf,
  followInvitation,
  makeStory,
  review,
  type Story,
  startOnboarding,
} from '../support/story.ts';
import { expect, test } from '../support/test.ts';

interface Kind {
  readonly type: 'business' | 'individual';
  readonly title: string;
  /** Between contact and funds. */
  fill(filler: form.Filler, story: Story): Promise<void>;
  /** The Gatekeeper's view after completion. */
  readonly shows: readonly string[];
}

const kinds: readonly Kind[] = [
  {
    type: 'business',
    title:
      '[PORT-07..PORT-11, NEW-01..NEW-06, NEW-11..NEW-20, NEW-23, NEW-26..NEW-28, NEW-33, NEW-35, LOGC-12, LOGC-22, ACC-01, ACC-05, ACC-08, ACC-14, ACC-16, FORM-01..FORM-06, FORM-08, FORM-09, FORM-11..FORM-14, FORM-16, FORM-17, FORM-23, FORM-29, FORM-34, FORM-36, ENT-02, ENT-03, UX-01] a company with a two-layer ownership',
    fill: async (filler, { name }) => {
      await form.fillCompany(filler);
      await form.fillActivities(filler);
      await form.fillOwnership(filler, name);
      await form.fillPeople(filler);
    },
    shows: [form.holdingName],
  },
  {
    type: 'individual',
    title:
      '[PORT-07, PORT-08, PORT-10, NEW-04, NEW-05, FORM-01, FORM-06..FORM-09, FORM-11..FORM-14, FORM-16, FORM-17, UX-01] a natural person',
    fill: form.fillIndividual,
    shows: [],
  },
];

for (const language of languages) {
  for (const { type, title, fill, shows } of kinds) {
    test(`${title}, from the first click to completed, three people at once, ${language}`, async ({ desk, open }) => {
      test.setTimeout(600_000);
      const story = await makeStory(desk, language, type);
      const { t, institution, name, reference } = story;
      const gatekeeper = await open('gatekeeper', { language });
      // The client in Dutch is on a phone: every button of the portal is pressed there with a finger.
      const client = await open('client', { language, ...(language === 'nl' && phone) });
      const intern = await open('intern', { language });

      const request = await test.step('the Gatekeeper starts', () => startOnboarding(story, gatekeeper));
      await test.step('the client signs in and grants access', async () => {
        await followInvitation(story, client, request);
        await approveAccess(story, client);
      });
      await test.step('the client fills in the form', async () => {
        const filler = fillerOf(story, client.page);
        await form.beginForm(filler);
        await form.fillContact(filler);
        await fill(filler, story);
        await form.fillFunds(filler);
        await form.fillIdentity(filler);
        await form.sendForm(filler, institution.name);
        await expect(client.page.getByText(reference, { exact: true })).toBeVisible();
        await expect(client.page.getByRole('button', { name: t('kyc-form:completed.close') })).toBeVisible();
        if (language === 'en') await checkPage(client.page, `${type}-completed`);
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
        for (const text of shows) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
        if (language === 'en') await checkPage(page, `${type}-gatekeeper-completed`);
        await expectDownload(page, t('entity:action.report'), /\.pdf$/, '%PDF-');
        await expectDownload(page, t('entity:action.download-all'), /\.zip$/, 'PK');
      });
    });
  }
}
