/** Forms with a text that templates fill in. */
export const reasonKinds = [
  'ask-client',
  'reject-document',
  'reject-check',
  'dismiss-hit',
  'decide-access',
  'cancel',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

interface KindTraits {
  /** The client reads the text: it is in the client's language. */
  readonly isForClient: boolean;
  /** Who may have templates for it. */
  readonly owners: readonly ('desk' | 'institution')[];
}

const traits: Readonly<Record<ReasonKind, KindTraits>> = {
  'ask-client': { isForClient: true, owners: ['desk', 'institution'] },
  // The reason is what the client is asked next.
  'reject-document': { isForClient: true, owners: ['desk', 'institution'] },
  'reject-check': { isForClient: false, owners: ['desk'] },
  'dismiss-hit': { isForClient: false, owners: ['desk'] },
  'decide-access': { isForClient: false, owners: ['desk'] },
  cancel: { isForClient: true, owners: ['institution'] },
};

export const isForClient = (kind: ReasonKind): boolean => traits[kind].isForClient;

/** Kinds of the desk's own templates (`org` ''), or of an institution's. */
export const kindsOf = (org: string): readonly ReasonKind[] =>
  reasonKinds.filter((kind) => traits[kind].owners.includes(org === '' ? 'desk' : 'institution'));

/** What a template's text may contain: replaced when it is chosen, in the language of the text. */
export const placeholders = ['client', 'reference', 'deadline'] as const;
export type Placeholder = (typeof placeholders)[number];

const pattern = /\{\{\s*([a-z]+)\s*\}\}/g;

/** Replaces the placeholders; an unknown one, and one without a value, is left out with its braces. */
export function fillIn(text: string, values: Readonly<Partial<Record<Placeholder, string>>>): string {
  return text.replace(pattern, (_, name: string) => values[name as Placeholder] ?? '').replace(/ {2,}/g, ' ');
}

/** Placeholders of a text that do not exist. */
export function unknownPlaceholders(text: string): string[] {
  const names = Array.from(text.matchAll(pattern), ([, name]) => name as string);
  return [...new Set(names)].filter((name) => !(placeholders as readonly string[]).includes(name));
}

/** Name of a template. Unit: characters. */
export const maxTemplateName = 60;
/** Templates of one institution or the desk, of one kind. */
export const maxTemplates = 40;

/** A template as a form about one onboarding offers it. */
export interface ReasonChoice {
  readonly id: string;
  readonly name: string;
  /** Filled in, in the client's language if the client reads it. */
  readonly text: string;
  /** Whose it is: the institution's name, or '' for the desk. */
  readonly owner: string;
}
