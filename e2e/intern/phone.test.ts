import { languages } from '@dossier/domain/languages';
import { view } from '../support/call.ts';
import { fitsWidth } from '../support/check-page.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

for (const language of languages)
  test(`${language}: on a phone no page of an onboarding is wider than the screen`, async ({ desk, open }) => {
    const one = await makeCase(desk, 'submitted', { language });
    const { token } = await one.as(one.intern);
    const { documents } = await view(desk, token, 'entity', { subject: one.subject, request: one.request });
    const viewport = { width: 390, height: 844 };
    const { page, goto } = await open('intern', { as: one.intern, language, viewport });
    for (const path of ['overview', 'documents', 'screening', 'history', `documents/view/${documents.value[0].doc}`]) {
      await goto(`/internal/entity/${one.subject}/${path}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
      await fitsWidth(page);
    }
  });
