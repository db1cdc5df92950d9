import { recordIdentity } from '@dossier/domain/contracts/workflows/record-identity';
import { type IdentityMethod, identityMethods } from '@dossier/domain/kyc-form/answers';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useUser } from '#api/use-session.ts';
import { useWorkflow } from '#api/workflows.ts';
import { isoToday } from '#i18n/format.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { DateField } from '#ui/date-field.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { EntityFile } from './entity-context.ts';

export interface IdentityDrawerProps {
  entity: EntityFile;
  /** The person's id, when it is already known. */
  person: string;
  onClose: () => void;
}

/** The method that the client chose for a person; '' when none was chosen. */
const chosenMethod = ({ identityPeople }: EntityFile, person: string) =>
  identityPeople.find(({ id }) => id === person)?.method ?? '';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Records an identity verification: by whom, when, how, with which document, and the result. */
export function IdentityDrawer({ entity, person, onClose }: IdentityDrawerProps) {
  const { t } = useTranslation(['entity', 'identity']);
  const record = useWorkflow('record-identity');
  const user = useUser();
  // Closing the drawer keeps what is typed; cancelling discards it.
  const [values, setValues, forget] = useKept(`identity:${entity.request.id}:${person}`, {
    person,
    verifierFirstName: text(user?.['first_name']),
    verifierLastName: text(user?.['last_name']),
    date: isoToday(),
    method: chosenMethod(entity, person) as IdentityMethod | '',
    documentUsed: '',
    result: 'verified' as 'verified' | 'failed',
    reason: '',
  });
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const check = useFormCheck(recordIdentity.input, { ...values, request: entity.request.id });
  const done = () => {
    forget();
    toast.success(t('entity:identity.done'));
    onClose();
  };
  const send = () => check.submit((input) => record.mutate(input, { onSuccess: done }));
  return (
    <FormDrawer
      title={t('entity:identity.title')}
      subtitle={entity.subject.name}
      cancelLabel={t('entity:ask.cancel')}
      saveLabel={t('entity:identity.save')}
      onClose={onClose}
      onCancel={() => {
        forget();
        onClose();
      }}
      onSubmit={send}
      isPending={record.isPending}
      error={record.error}
    >
      <Select
        label={t('entity:identity.person')}
        options={entity.identityPeople.map(({ id, name }) => ({ id, label: name }))}
        value={values.person}
        onChange={(chosen) => set({ person: chosen, method: chosenMethod(entity, chosen) })}
        error={check.errorOf('person')}
      />
      <RadioGroup
        label={t('entity:identity.method')}
        options={identityMethods.map((id) => ({ id, label: t(`identity:methods.${id}`) }))}
        value={values.method}
        onChange={(method) => set({ method })}
        error={check.errorOf('method')}
      />
      <VerifierNames
        first={values.verifierFirstName}
        last={values.verifierLastName}
        onChange={set}
        errorOf={check.errorOf}
      />
      <DateField
        label={t('entity:identity.date')}
        value={values.date}
        onChange={(date) => set({ date })}
        max={isoToday()}
        error={check.errorOf('date')}
      />
      <TextField
        label={t('entity:identity.document')}
        hint={t('entity:identity.document-hint')}
        optional
        value={values.documentUsed}
        onChange={(documentUsed) => set({ documentUsed })}
        error={check.errorOf('documentUsed')}
      />
      <RadioGroup
        label={t('entity:identity.result')}
        options={(['verified', 'failed'] as const).map((id) => ({ id, label: t(`entity:identity.results.${id}`) }))}
        value={values.result}
        onChange={(result) => set({ result })}
      />
      {values.result === 'failed' && (
        <TextArea
          label={t('entity:move.field.reason')}
          value={values.reason}
          onChange={(reason) => set({ reason })}
          error={check.errorOf('reason')}
        />
      )}
    </FormDrawer>
  );
}

interface VerifierNamesProps {
  first: string;
  last: string;
  onChange: (change: { verifierFirstName?: string; verifierLastName?: string }) => void;
  errorOf: (field: 'verifierFirstName' | 'verifierLastName') => string | undefined;
}

function VerifierNames({ first, last, onChange, errorOf }: VerifierNamesProps) {
  const { t } = useTranslation('entity');
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={t('identity.verifier-first')}
        value={first}
        onChange={(verifierFirstName) => onChange({ verifierFirstName })}
        error={errorOf('verifierFirstName')}
      />
      <TextField
        label={t('identity.verifier-last')}
        value={last}
        onChange={(verifierLastName) => onChange({ verifierLastName })}
        error={errorOf('verifierLastName')}
      />
    </div>
  );
}
