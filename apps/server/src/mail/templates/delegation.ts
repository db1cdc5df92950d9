import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { translator } from '../../texts/translator.ts';
import type { HelperLinkData } from './own-link.ts';
import type { Template } from './template.ts';

export interface DelegationData extends HelperLinkData {
  readonly sections: readonly KycSection[];
}

/** A colleague is asked to fill in sections of a form. */
export const delegation: Template<DelegationData> = (data, { name: org }, { t, date, language }) => {
  const { toName, invitedBy: inviter, client, reference, link, sections } = data;
  const form = translator(language, 'kyc-form');
  return {
    subject: t('delegation.subject', { client, inviter }),
    preview: t('delegation.preview', { inviter }),
    heading: t('delegation.heading', { client }),
    blocks: [
      { kind: 'text', text: t('dear', { name: toName }) },
      { kind: 'text', text: t('delegation.body', { inviter, org, client }) },
      { kind: 'list', title: t('delegation.sections'), items: sections.map((section) => form(`sections.${section}`)) },
      { kind: 'button', label: t('delegation.open'), url: link },
      { kind: 'text', text: t('own-link.how', { date: date(data.expiresAt) }) },
      { kind: 'note', strong: t('own-link.unknown'), text: t('delegation.unknown-body', { inviter, reference }) },
    ],
    why: t('own-link.why', { inviter, org }),
  };
};
