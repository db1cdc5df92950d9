import { addDays } from '@dossier/domain/dates';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Editable, scopeOptions, scopeWith } from './edit-values.ts';
import type { EntityFile } from './entity-context.ts';

interface EditFieldsProps {
  entity: EntityFile;
  values: Editable;
  /** The values from which the user started. */
  seen: Editable;
  onChange: (values: Editable) => void;
  errorOf: (field: keyof Editable) => string | undefined;
}

/** The values that may change after sending, each with the one before, and those that may not. */
export function EditFields(props: EditFieldsProps) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { values, seen, onChange, errorOf } = props;
  const was = (field: 'deadline' | 'reference', shown = seen[field]) =>
    values[field].trim() === seen[field] ? undefined : t('edit.was', { value: shown || t('edit.empty') });
  // With the value before above only one of the two fields.
  const isInLine = errorOf('deadline') === undefined && errorOf('reference') === undefined;
  return (
    <>
      <AddressField {...props} />
      <div className={`grid gap-4 md:grid-cols-2 ${isInLine ? 'md:items-end' : ''}`}>
        <DateField
          label={t('edit.deadline')}
          name="deadline"
          value={values.deadline}
          onChange={(deadline) => onChange({ ...values, deadline })}
          min={addDays(isoToday(), 1)}
          hint={was('deadline', format.date(seen.deadline))}
          error={errorOf('deadline')}
        />
        <TextField
          label={t('edit.reference')}
          name="reference"
          value={values.reference}
          onChange={(reference) => onChange({ ...values, reference })}
          hint={was('reference')}
          error={errorOf('reference')}
        />
      </div>
      <ScopeField {...props} />
      <FixedFacts entity={props.entity} />
    </>
  );
}

function AddressField({ entity, values, seen, onChange, errorOf }: EditFieldsProps) {
  const { t } = useTranslation(['entity', 'delivery']);
  const { contact, delivery } = entity;
  if (!contact) return null;
  const isChanged = values.email.trim().toLowerCase() !== seen.email;
  const hint = contact.hasSignedIn ? 'edit.email-final' : 'edit.email-hint';
  return (
    <>
      {delivery?.isInvitation && delivery.state !== 'retrying' && (
        <Banner tone="bad">{t(`delivery:invitation.${delivery.state}`, { to: delivery.to })}</Banner>
      )}
      <TextField
        label={t('edit.email', { name: `${contact.firstName} ${contact.lastName}` })}
        name="email"
        type="email"
        autoComplete="off"
        autoFocus={!contact.hasSignedIn}
        isReadOnly={contact.hasSignedIn}
        value={values.email}
        onChange={(email) => onChange({ ...values, email })}
        hint={
          <>
            {t(hint)} {isChanged && t('edit.was', { value: seen.email })}
          </>
        }
        error={errorOf('email')}
      />
    </>
  );
}

function ScopeField({ entity, values, seen, onChange }: EditFieldsProps) {
  const { t } = useTranslation(['entity', 'checks']);
  const options = scopeOptions(entity);
  const isFundsFixed = options.some(({ id, isFixed }) => id === 'funds' && isFixed);
  const added = values.scope.filter((check) => !seen.scope.includes(check));
  const always = options.filter(({ id, isFixed }) => isFixed && id !== 'funds').map(({ id }) => id);
  return (
    <CheckboxGroup
      label={t('edit.scope')}
      hint={
        <>
          {isFundsFixed && t('edit.funds-fixed')} {added.length > 0 && t('edit.scope-added', { count: added.length })}
        </>
      }
      columns={2}
      options={options.map(({ id, isFixed }) => ({ id, label: t(`checks:${id}`), isDisabled: isFixed }))}
      value={[...new Set([...values.scope, ...always])]}
      onChange={(chosen) => onChange({ ...values, scope: scopeWith(chosen, seen.scope) })}
    />
  );
}

function FixedFacts({ entity: { subject, request } }: { entity: EntityFile }) {
  const { t } = useTranslation('entity');
  const facts = [
    [t('edit.client'), [subject.name, [subject.country, subject.number].filter(Boolean).join(' ')]],
    [t('edit.description'), [request.transactionDescription]],
  ] as const;
  return (
    <section aria-label={t('edit.fixed')}>
      <h3 className="mb-1.5 flex items-center gap-1.5 text-12 font-medium text-ink-2">
        <Icon name="lock" />
        {t('edit.fixed')}
      </h3>
      <dl className="grid grid-cols-[minmax(80px,auto)_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-md bg-sunken px-3 py-2.5 text-13">
        {facts.map(([label, texts]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{texts.filter(Boolean).join(', ') || t('edit.empty')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
