import type { Share } from '@dossier/domain/kyc-form/answers';
import type { OwnershipPath, PersonInterest } from '@dossier/domain/ownership/ubo';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';

/** Shares and their multiplication as text. */
export function useShareText() {
  const { t } = useTranslation('ownership-chart');
  const format = useFormat();
  const range = (lowest: Share, highest: Share): string =>
    lowest === highest ? format.share(lowest) : t('range', { from: format.share(lowest), to: format.share(highest) });
  const pathText = ({ steps }: OwnershipPath, names: ReadonlyMap<string, string>): string => {
    const factors = steps.map((step) => range(step.lowest, step.highest)).join(' × ');
    const through = steps.slice(0, -1).map((step) => names.get(step.owned) ?? '');
    return through.length === 0 ? factors : t('by', { shares: factors, company: through.join(', ') });
  };
  return {
    range,
    /** `15% + 70% × 40% by Tessera Holding` */
    sum: ({ paths, throughCircles }: PersonInterest, names: ReadonlyMap<string, string>): string => {
      const parts = paths.map((path) => pathText(path, names));
      if (throughCircles > 0) parts.push(t('circles', { share: format.share(throughCircles) }));
      return parts.length === 0 ? t('no-path') : parts.join(' + ');
    },
  };
}
