import type { BeforeSignIn } from '@dossier/domain/contracts/answers/client';
import { isReadable } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { nameOfDesk } from '../case/desk-name.ts';
import type { Reader } from '../collections/rows.ts';
import { buttonsOf } from '../runtime/oauth-providers.ts';
import { faceOf, supportOf } from './parts/org-face.ts';
import { defineView } from './view.ts';

/** Content of the login pages: the desk's name and support details, and with a form's id the requesting institution. */
export const beforeSignIn = defineView('before-sign-in', {
  async run({ records, providers }, { formId }) {
    const desk = await records.first('desk', '');
    return accept<BeforeSignIn>({
      desk: {
        name: nameOfDesk(desk),
        ...supportOf(desk),
        termsUrl: desk?.terms_url ?? '',
        privacyUrl: desk?.privacy_url ?? '',
      },
      institution: formId ? await institutionOf(records, formId) : null,
      providers: buttonsOf(providers),
    });
  },
});

async function institutionOf(records: Reader, formId: string): Promise<BeforeSignIn['institution']> {
  const request = await records.get('gk_requests', formId);
  if (!request || !isReadable(request.status)) return null;
  const org = await records.get('gk_org', request.org);
  if (!org) return null;
  return { ...faceOf(org), ...supportOf(org) };
}
