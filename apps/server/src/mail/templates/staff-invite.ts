import type { Template } from './template.ts';

export interface StaffInviteData {
  readonly toName: string;
  /** To the page that sends a password link to this address; contains no secret itself. */
  readonly link: string;
}

/** Invitation of a staff member of an institution or of the desk. */
export const staffInvite: Template<StaffInviteData> = ({ toName, link }, { name: org, deskName }, { t }) => ({
  subject: t('staff-invite.subject', { org }),
  preview: t('staff-invite.preview'),
  heading: t('staff-invite.heading', { org }),
  blocks: [
    { kind: 'text', text: t('hello', { name: toName }) },
    { kind: 'text', text: t('staff-invite.body', { org, desk: deskName }) },
    { kind: 'button', label: t('choose-password'), url: link },
    { kind: 'text', text: t('staff-invite.login') },
    { kind: 'note', strong: t('staff-invite.not-expected'), text: t('staff-invite.not-expected-body') },
  ],
  why: t('staff-invite.why', { org }),
});
