import type { HelperLinkFace } from '@dossier/domain/contracts/answers/helper-links';
import { maskedEmail } from '@dossier/domain/kyc-form/helper-links';
import { accept } from '@dossier/domain/result';
import { dateText } from '@dossier/records';
import { loadLink } from '../case/helper-links.ts';
import { linkOfToken } from '../case/helper-token.ts';
import { faceOf, supportOf } from './parts/org-face.ts';
import { defineView } from './view.ts';

const unknown: HelperLinkFace = { state: 'unknown', scope: null, email: '', institution: null };

/** What a link says before its reader has signed in: the institution, and where a code goes. Nothing without its token. */
export const helperLink = defineView('helper-link', {
  async run({ records, now }, { link: id, token = '' }) {
    const link = await linkOfToken(records, { link: id, token, now: dateText(now) });
    const loaded = link && (await loadLink(records, link, now));
    if (!loaded?.ok) return accept(unknown);
    const { request, closed } = loaded.value;
    const org = await records.need('gk_org', request.org);
    return accept<HelperLinkFace>({
      state: closed || 'open',
      scope: loaded.value.link.scope,
      email: maskedEmail(loaded.value.link.email),
      institution: { ...faceOf(org), ...supportOf(org) },
    });
  },
});
