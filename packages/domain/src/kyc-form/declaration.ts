import { fold } from '../fold.ts';
import type { Language } from '../languages.ts';
import type { OnboardingType } from '../onboarding.ts';
import { displayName } from '../subject.ts';
import type { KycForm } from './form.ts';

/**
 * The versions of the declaration that a client agrees to when a form is sent, oldest first. A changed text is a new
 * version with a date and new keys in `declaration.json`; earlier texts stay, because stored declarations name them.
 */
export const declarations = [
  { version: 1, date: '2026-11-23' },
  { version: 2, date: '2026-11-27' },
] as const;

/** The version that is shown now. */
export const currentDeclaration = declarations[1];

/** How the session was signed in in which a declaration was agreed to: a mailed code, or an account at a provider. */
export type DeclarantSignIn = (
  | { readonly method: 'code' }
  | {
      readonly method: 'provider';
      /** Name on the button of the login. */
      readonly provider: string;
    }
) & {
  /** Date text of a record. */
  readonly at: string;
};

/** A declaration as it was agreed to, stored with the version of the answers. */
export interface Declaration {
  readonly version: number;
  /** ISO date of the version of the text. */
  readonly date: string;
  readonly language: Language;
  readonly type: OnboardingType;
  /** The paragraphs as they were shown. */
  readonly text: readonly string[];
  readonly name: string;
  /** The signed-in address. */
  readonly email: string;
  /** Missing in declarations of earlier releases and in sessions that began in one; null when it is unknown. */
  readonly signIn?: DeclarantSignIn | null;
  /** Date text of a record. */
  readonly at: string;
}

/** A paragraph: its key in `declaration.json` and the values of its placeholders. */
export interface DeclarationParagraph {
  readonly key: `v${typeof currentDeclaration.version}.${'director' | 'company' | 'self' | 'other' | 'true'}`;
  readonly values: Readonly<Record<'name' | 'role' | 'subject' | 'org', string>>;
}

/** Who sends the form by its own answers: the contact, with the function that the people section has for that name. */
export function declarantOf({ answers, subjectName }: KycForm): { name: string; role: string } {
  const name = displayName(answers.contact?.firstName, answers.contact?.lastName) || subjectName;
  const person = (answers.people?.people ?? []).find(
    ({ firstName, lastName }) => fold(displayName(firstName, lastName)) === fold(name),
  );
  return { name, role: person?.function?.trim() ?? '' };
}

/** The paragraphs of the current declaration of a form, for the institution that asks for it. */
export function declarationParagraphs(form: KycForm, org: string): DeclarationParagraph[] {
  const { name, role } = declarantOf(form);
  // Both end a sentence, which has one full stop after `B.V.`.
  const values = { name, role, subject: withoutStop(form.subjectName), org: withoutStop(org) };
  const isOwn = form.answers.contact?.fillsInOwn !== false;
  const who = form.type === 'business' ? (role === '' ? 'company' : 'director') : isOwn ? 'self' : 'other';
  const version = currentDeclaration.version;
  return ([who, 'true'] as const).map((part) => ({ key: `v${version}.${part}`, values }));
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');
