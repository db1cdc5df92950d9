import type { DocumentKind, DocumentLabel } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { fieldKeyOf } from './field-keys.ts';
import type { KycIssue } from './form-context.ts';

/** Documents that an answer of this name consists of. */
const documentAnswers: Readonly<Record<string, DocumentLabel>> = {
  identityDocuments: 'other-identity',
  identityBack: 'other-identity-back',
  authorityDocuments: 'other-authority',
};

/** Names of answers whose label is a question or depends on the field above it. */
const shortNames: Readonly<
  Record<string, 'expiry' | 'own' | 'listed' | 'description' | 'origin' | 'represents' | 'stand-in'>
> = {
  identityExpiry: 'expiry',
  fillsInOwn: 'own',
  isRepresentative: 'represents',
  isStandIn: 'stand-in',
  listed: 'listed',
  'legal-entity description': 'description',
  'funds description': 'origin',
};

/**
 * The short name of a missing answer: `Date of birth`. Undefined for an issue that only its message describes, such as
 * shares that add up to more than 100%.
 */
export function useIssueNames() {
  const { t } = useTranslation(['kyc-form', 'form-check', 'document-kinds']);
  return ({ section, path }: Pick<KycIssue, 'section' | 'path'>): string | undefined => {
    const parts = path.split('.');
    const last = parts.at(-1) ?? '';
    if (section === 'funds' && last === 'documents') return t('document-kinds:other-funds');
    if (parts[0] === 'documents') return t(`document-kinds:${last as DocumentKind}`);
    const kind = documentAnswers[last];
    const short = shortNames[`${section} ${last}`] ?? shortNames[last];
    if (short) return t(`form-check:names.${short}`);
    if (kind) return t(`document-kinds:${kind}`);
    const key = section === 'ownership' || section === 'identity' ? undefined : fieldKeyOf(section, parts);
    return key && t(key);
  };
}

/** Joins names to one phrase: `Date of birth, nationality and identity document`. */
export function joinNames(names: readonly string[], language: string): string {
  const inside = names.map((name, at) => (at === 0 ? name : lowerFirst(name)));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(inside);
}

/** `nationality` inside a sentence; abbreviations such as `UBO extract` keep their capitals. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
