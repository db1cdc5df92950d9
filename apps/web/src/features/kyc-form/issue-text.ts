import type { KycIssue } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';

/** The sentence of an issue. The domain names its keys; a test holds every one of them against the texts. */
export function useIssueText() {
  const { t } = useTranslation('kyc-form');
  return ({ key, facts }: Pick<KycIssue, 'key' | 'facts'>): string =>
    (t as unknown as (key: string, facts?: object) => string)(key, facts);
}
