import type { KycIssue } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';

/** The message of an issue. The domain defines the keys; a test checks that every key has a text. */
export function useIssueText() {
  const { t } = useTranslation(['kyc-form', 'errors']);
  return ({ key, facts = {} }: Pick<KycIssue, 'key' | 'facts'>): string => {
    const isNameless = key.startsWith('kyc-form:people.') && facts['name'] === '';
    const known = isNameless ? { ...facts, name: t('kyc-form:people.this-person') } : facts;
    // A name may end with a full stop, as `B.V.` does: the sentence has one only.
    return (t as unknown as (key: string, facts: object) => string)(key, known).replace(/\.\.(?=\s|$)/g, '.');
  };
}

/** The same with the name of the person before a message that does not contain it, as those of the specification. */
export function useNamedIssueText() {
  const { t } = useTranslation('form-check');
  const text = useIssueText();
  return (issue: Pick<KycIssue, 'key' | 'facts'>): string => {
    const what = text(issue);
    const name = String(issue.facts?.['name'] ?? '');
    return what.includes(name) ? what : t('one-of-person', { name, what });
  };
}
