import { type DocumentKind, parseDocumentKind } from '../documents.ts';
import type { OnboardingType } from '../onboarding.ts';
import type { KycSection } from './answers.ts';
import { kycStepsOf } from './steps.ts';

/**
 * What a helper link opens: the identification of one person of the company, or sections of the form that the owner
 * delegated. Source: docs/decisions/0147, 0148.
 */
export const helperScopes = ['person', 'sections'] as const;
export type HelperScope = (typeof helperScopes)[number];

/** `ended`: withdrawn by an owner, or replaced by a link to another address. */
export const helperLinkStates = ['invited', 'opened', 'given', 'declined', 'ended'] as const;
export type HelperLinkState = (typeof helperLinkStates)[number];

/**
 * Why a link does not open anything now. `expired`: its time is over. `gone`: the person is no longer in the form.
 * `closed`: the onboarding is finished, or the delegated form was submitted.
 */
export const closedLinkReasons = ['ended', 'declined', 'expired', 'gone', 'closed'] as const;
export type ClosedLinkReason = (typeof closedLinkReasons)[number];

/** How a link reaches its reader: by mail, or as a code to scan. */
export const linkChannels = ['mail', 'code'] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** Sections with identity papers, which each person gives by a link of their own. */
const neverDelegated: readonly KycSection[] = ['people', 'individual', 'identity'];

/** Returns the sections of a form that an owner can delegate, in the order of the form. */
export function delegableSections(type: OnboardingType, sourceOfFunds: boolean): KycSection[] {
  return kycStepsOf(type, sourceOfFunds).filter((section) => !neverDelegated.includes(section));
}

/** Returns the section that asks for a document of the subject itself; undefined for identity papers. */
export function sectionOfDocument(kind: DocumentKind): KycSection | undefined {
  const parsed = parseDocumentKind(kind);
  if (parsed?.purpose === 'funds') return 'funds';
  return parsed?.purpose === 'identity' || parsed?.purpose === 'authority' ? undefined : 'legal-entity';
}

/** `j•••@t•••.example`: enough to recognise an own address, too little to learn another person's. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${dot > 0 ? domain.slice(dot) : ''}`;
}
