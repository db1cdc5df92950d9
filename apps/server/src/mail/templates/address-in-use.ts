import type { Template } from './template.ts';

export interface AddressInUseData {
  /** Name of the institution that tried to invite the owner; '' when another user tried to change to the address. */
  readonly inviter: string;
}

/** Informs the owner of an address that it was entered for another account. No other person learns that it is in use. */
export const addressInUse: Template<AddressInUseData> = ({ inviter }, { name: org }, { t }) => {
  const cause = inviter === '' ? 'change' : 'invitation';
  return {
    subject: t('address-in-use.subject'),
    preview: t('address-in-use.preview'),
    heading: t('address-in-use.subject'),
    blocks: [{ kind: 'text', text: t(`address-in-use.body-${cause}`, { org, inviter }) }],
    why: t('address-in-use.why', { org }),
  };
};
