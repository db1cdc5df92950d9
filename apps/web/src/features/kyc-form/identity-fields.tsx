import { type IdentityKind, identityKinds } from '@dossier/domain/kyc-form/answers';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DateParts } from '#ui/date-parts.tsx';
import { LaterSelect } from '#ui/later-select.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { TextField } from '#ui/text-field.tsx';
import { IdentitySlots } from './identity-slots.tsx';

// It offers something only after a photo was sent.
const IdentityReadingPanel = lazyPart(async () => (await import('./identity-reading-panel.tsx')).IdentityReadingPanel);

interface Identity {
  firstName?: string;
  lastName?: string;
  birthDate?: string;
  nationality?: string;
  identityKind?: IdentityKind;
  identityNumber?: string;
  identityExpiry?: string;
  identityCountry?: string;
}

interface IdentityFieldsProps {
  /** `subject`, or the person's id. */
  owner: string;
  value: Identity;
  onChange: (patch: Identity) => void;
  /** Prefix of these fields in paths of issues: `people.2.`, or ''. */
  under: string;
  error: (path: string) => string | undefined;
  isNumberNeeded?: boolean;
}

/** The identity document of a person: kind and photos, which are read, before what would otherwise be typed. */
export function IdentityFields({ owner, value, onChange, under, error, isNumberNeeded = false }: IdentityFieldsProps) {
  const { t } = useTranslation(['kyc-form', 'identity']);
  const path = (field: string) => `${under}${field}`;
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-20 font-semibold">{t('identity-document.title')}</h2>
      <LaterSelect
        label={t('fields.identity-kind')}
        name={path('identityKind')}
        options={identityKinds.map((id) => ({ id, label: t(`identity:kinds.${id}`) }))}
        value={value.identityKind}
        onChange={(identityKind) => onChange({ identityKind })}
        placeholder={t('choose')}
        error={error(path('identityKind'))}
      />
      <IdentitySlots owner={owner} kind={value.identityKind} under={under} error={error} />
      <Suspense>
        <IdentityReadingPanel owner={owner} typed={value} onUse={onChange} />
      </Suspense>
      <TextField
        label={t('fields.identity-number')}
        hint={t('identity-document.number-hint')}
        optional={!isNumberNeeded}
        name={path('identityNumber')}
        autoComplete="off"
        value={value.identityNumber ?? ''}
        onChange={(identityNumber) => onChange({ identityNumber })}
        error={error(path('identityNumber'))}
      />
      <DateParts
        label={t('fields.identity-expiry')}
        hint={t('identity-document.expiry-hint')}
        name={path('identityExpiry')}
        value={value.identityExpiry ?? ''}
        onChange={(identityExpiry) => onChange({ identityExpiry })}
        error={error(path('identityExpiry'))}
      />
    </section>
  );
}
