import type { KycIssue } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';

/** Messages about the owner, not the company that is owned. The rules that have the keys are loaded later than this. */
const ofOwner: readonly string[] = [
  'kyc-form:ownership.share-required',
  'kyc-form:ownership.owner-unknown',
  'kyc-form:ownership.exact-share-needed',
];

/** The message of an issue. The domain defines the keys; a test checks that every key has a text. */
export function useIssueText() {
  const { t } = useTranslation(['kyc-form', 'errors']);
  /** What a message calls someone whose name is not known yet; undefined when it names no one. */
  const nameless = (key: string, name: unknown): string | undefined => {
    if (name !== '') return undefined;
    if (key.startsWith('kyc-form:people.')) return t('kyc-form:people.this-person');
    if (!key.startsWith('kyc-form:ownership.')) return undefined;
    return t(ofOwner.includes(key) ? 'kyc-form:ownership.this-owner' : 'kyc-form:ownership.this-company');
  };
  return ({ key, facts = {} }: Pick<KycIssue, 'key' | 'facts'>): string => {
    const name = nameless(key, facts['name']);
    const text = (t as unknown as (key: string, facts: object) => string)(key, name ? { ...facts, name } : facts);
    // A name may end with a full stop, as `B.V.` does: the sentence has one only.
    const sentence = text.replace(/\.\.(?=\s|$)/g, '.');
    return name ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
  };
}

/**
 * The same with the name of the person before a message that does not contain it, as those of the specification.
 * @param isOwn all messages are about the person who reads them: without the name
 */
export function useNamedIssueText(isOwn = false) {
  const { t } = useTranslation('form-check');
  const text = useIssueText();
  return (issue: Pick<KycIssue, 'key' | 'facts'>): string => {
    const what = text(issue);
    const name = String(issue.facts?.['name'] ?? '');
    return isOwn || what.includes(name) ? what : t('one-of-person', { name, what });
  };
}
