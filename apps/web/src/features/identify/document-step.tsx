import { useTranslation } from 'react-i18next';
import { DateParts } from '#ui/date-parts.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Details, DetailsField } from './details.ts';

interface DocumentStepProps {
  details: Details;
  change: (patch: Partial<Details>) => void;
  faults: Partial<Record<DetailsField, string>>;
  org: string;
}

/** Number and expiry of the identity document, as printed on it. */
export function DocumentStep({ details, change, faults, org }: DocumentStepProps) {
  const { t } = useTranslation(['identify', 'kyc-form']);
  return (
    <div className="mt-3 flex flex-col gap-6">
      <TextField
        label={t('kyc-form:fields.identity-number')}
        hint={t('kyc-form:identity-document.number-hint')}
        optional
        name="identityNumber"
        autoComplete="off"
        value={details.identityNumber}
        onChange={(identityNumber) => change({ identityNumber })}
        error={faults.identityNumber}
      />
      <DateParts
        label={t('kyc-form:fields.identity-expiry')}
        hint={t('kyc-form:identity-document.expiry-hint')}
        name="identityExpiry"
        value={details.identityExpiry}
        onChange={(identityExpiry) => change({ identityExpiry })}
        error={faults.identityExpiry}
      />
      <p className="text-14 text-ink-2">{t('before-giving', { org })}</p>
    </div>
  );
}
