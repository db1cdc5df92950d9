import { peopleTexts } from '@dossier/domain/kyc-form/people';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#testing/test-page.tsx';
import { useIssueText } from './issue-text.ts';

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
