import { editOnboarding } from '@dossier/domain/contracts/workflows/edit-onboarding';
import { missingDetails } from '@dossier/domain/new-onboarding';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { useKept } from '#api/use-kept.ts';
import { useWorkflow, type WorkflowAnswer } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { toast } from '#ui/toast.tsx';
import { EditFields } from './edit-fields.tsx';
import { changedFields, type Editable, editableOf, pickFields } from './edit-values.ts';
import { type EntityFile, editButtonId } from './entity-context.ts';

interface EditDrawerProps {
  entity: EntityFile;
  onClose: () => void;
}

/** What the institution corrects in an onboarding that was sent. */
export function EditDrawer({ entity, onClose }: EditDrawerProps) {
  const { t } = useTranslation('entity');
  const { refusal } = useErrorText();
  const subtitle = useSubtitle(entity);
  const edit = useWorkflow('edit-onboarding');
  // The values from which the user started are kept too, so that changes of others meanwhile are still noticed.
  const stored = editableOf(entity);
  const start = { seen: stored, values: stored };
  const [{ seen, values }, keep, forget] = useKept(`edit-onboarding:${entity.request.id}`, start);
  const setSeen = (next: Editable) => keep({ seen: next, values });
  const setValues = (next: Editable) => {
    keep({ seen, values: next });
    if (changedFields(next, seen).length === 0) forget();
  };
  const [attempt, setAttempt] = useState(0);
  const changed = changedFields(values, seen);
  const request = entity.request.id;
  const input = { request, seen: pickFields(seen, changed), values: pickFields(values, changed) };
  const check = useFormCheck(editOnboarding.input, input);
  const isLate = changed.includes('deadline') && missingDetails(values, isoToday()).deadline !== undefined;
  const errorOf = (field: keyof Editable): string | undefined =>
    check.errorOf(`values.${field}`) ??
    (field === 'deadline' && attempt > 0 && isLate ? refusal('deadline-not-in-future') : undefined);
  const errors = (['email', 'deadline', 'reference'] as const).flatMap((field) => {
    const message = errorOf(field);
    return message === undefined ? [] : [{ field, message }];
  });
  const finish = (answer: WorkflowAnswer<'edit-onboarding'>) => {
    toast.success(savedText(answer));
    discard();
    // The banner with the button that opened the form may be gone.
    focusWhenLost(() => document.getElementById(editButtonId));
  };
  const discard = () => {
    forget();
    onClose();
  };
  const savedText = ({ sentTo, others }: WorkflowAnswer<'edit-onboarding'>): string => {
    if (sentTo === '') return t('edit.saved');
    return others > 0 ? t('edit.sent-others', { address: sentTo, count: others }) : t('edit.sent', { address: sentTo });
  };
  /** After a conflict the values of the other user are shown, and saving again replaces them. */
  const compare = (error: unknown) => {
    if (error instanceof WorkflowRefused && error.code === 'stale-revision')
      setSeen({ ...seen, ...(error.facts['current'] as Editable) });
  };
  const save = () => {
    setAttempt(attempt + 1);
    if (changed.length === 0) discard();
    else
      check.submit((valid) => {
        if (!isLate) edit.mutate(valid, { onSuccess: finish, onError: compare });
      });
  };
  const isReaddressed = changed.includes('email');
  return (
    <FormDrawer
      title={t('edit.title')}
      subtitle={subtitle}
      note={t('edit.changes', { count: changed.length })}
      cancelLabel={t('edit.cancel')}
      saveLabel={t(isReaddressed ? 'edit.save-and-send' : 'edit.save')}
      {...(isReaddressed && { saveIcon: 'send' as const })}
      onClose={onClose}
      onCancel={discard}
      onSubmit={save}
      isPending={edit.isPending}
      error={edit.error}
    >
      <ErrorSummary errors={errors} attempt={attempt} />
      <EditFields entity={entity} values={values} seen={seen} onChange={setValues} errorOf={errorOf} />
    </FormDrawer>
  );
}

function useSubtitle({ request, contact }: EntityFile): string {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const sent = { reference: request.reference || request.number, at: format.dateTime(request.requestedAt) };
  return t(contact?.hasSignedIn ? 'edit.sent-and-opened' : 'edit.sent-unopened', sent);
}
