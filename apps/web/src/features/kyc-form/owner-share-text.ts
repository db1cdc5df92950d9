import type { OwnershipEdge } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';

/** The share of an owner, as answered. */
export function useOwnerShareText() {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  return ({ share, band, kind }: Pick<OwnershipEdge, 'share' | 'band' | 'kind'>): string => {
    if (kind === 'control') return t('ownership.controls');
    if (share !== undefined) return format.share(share);
    return band ? t('ownership.band', { from: format.share(band.from), to: format.share(band.to) }) : '';
  };
}
