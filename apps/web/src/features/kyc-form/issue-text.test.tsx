import { ownershipTexts } from '@dossier/domain/kyc-form/ownership';
import { peopleTexts } from '@dossier/domain/kyc-form/people';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { useIssueText, useNamedIssueText } from './issue-text.ts';

function Message({ name }: { name: string }) {
  return <p>{useIssueText()({ key: peopleTexts.function, facts: { name } })}</p>;
}

test.each([
  ['en', '', 'Fill in the function of this person'],
  ['nl', '', 'Vul de functie van deze persoon in'],
  ['en', 'Joris', 'Fill in the function of Joris'],
] as const)(
  '[FORM-37] a message about a person is a whole sentence in %s, with the name "%s"',
  async (language, name, text) => {
    await show(<Message name={name} />, { language, texts: ['kyc-form'] });
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  },
);

function Owner({ issue }: { issue: keyof typeof ownershipTexts }) {
  return <p>{useIssueText()({ key: ownershipTexts[issue], facts: { name: '', share: 105 } })}</p>;
}

test.each([
  ['share-missing', 'Fill in how much this owner owns'],
  ['exact-share-needed', 'This owner may be a beneficial owner. Fill in the exact share'],
  ['rest-unknown', 'We do not know yet who owns this company. Add its owners.'],
  ['circle-closed', 'This company is owned only by companies that it owns itself. Add its other owners'],
] as const)('[FORM-37] a message about an owner without a name is a whole sentence: %s', async (issue, text) => {
  await show(<Owner issue={issue} />, { texts: ['kyc-form'] });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

function Summary({ issue }: { issue: Parameters<ReturnType<typeof useNamedIssueText>>[0] }) {
  return <p>{useNamedIssueText()(issue)}</p>;
}

test.each([
  [peopleTexts.identityExpiry, 'Joris: Valid expiry date is required for identity document'],
  [peopleTexts.nationality, 'Choose the nationality of Joris'],
])('[FORM-37, VAL-13] a summary names the person once, also before a message that has no name', async (key, text) => {
  await show(<Summary issue={{ key, facts: { name: 'Joris' } }} />, { texts: ['kyc-form', 'form-check'] });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('[FORM-37] a summary about a person without a name has no empty name', async () => {
  await show(<Summary issue={{ key: peopleTexts.identityExpiry, facts: { name: '' } }} />, {
    texts: ['kyc-form', 'form-check'],
  });
  await expect.element(page.getByText(/^Valid expiry date/)).toBeVisible();
});
