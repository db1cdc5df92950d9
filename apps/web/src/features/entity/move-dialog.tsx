import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useReasonChoices } from '#api/use-reason-choices.ts';
import { useWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Confirm } from '#ui/confirm.tsx';
import { ReasonPicker } from '#ui/reason-picker.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import type { EntityFile } from './entity-context.ts';
import { type MoveDialogFacts, type MoveDialogName, moveDialogs, noText } from './move-dialogs.ts';

export interface MoveDialogProps {
  entity: EntityFile;
  name: MoveDialogName;
  onClose: () => void;
}

/** Asks for the text of a move, executes it, and keeps the input when it is refused. */
export function MoveDialog({ entity, name, onClose }: MoveDialogProps) {
  const { t } = useTranslation('entity');
  const { error } = useErrorText();
  const move = useWorkflow(name);
  const facts: MoveDialogFacts = moveDialogs[name];
  const { request, contact, subject } = entity;
  // Closing the dialog keeps what is typed until it is sent.
  const [kept, keep, forget] = useKept(`${name}:${request.id}`, '');
  const text = useTextInput(facts.text?.schema ?? noText, kept);
  const who = contact ? `${contact.firstName} ${contact.lastName}` : '';
  const named = { reference: request.reference || request.number, name: subject.name, who };
  const choices = useReasonChoices(name === 'cancel' ? 'cancel' : undefined, request.id);
  const type = (typed: string) => {
    text.setText(typed);
    keep(typed);
  };
  const send = () => {
    const input = { request: request.id, ...(facts.text ? { [facts.text.field]: text.value } : {}) };
    move.mutate(input as WorkflowInput<MoveDialogName>, {
      onSuccess: () => {
        forget();
        toast.success(t(`move.${name}.done`));
        onClose();
      },
    });
  };
  return (
    <Confirm
      isOpen
      hasField={facts.text !== undefined}
      onCancel={onClose}
      onConfirm={send}
      title={t(`move.${name}.title`, named)}
      confirmLabel={t(`move.${name}.do`)}
      cancelLabel={t('move.back')}
      tone={facts.tone}
      isPending={move.isPending}
      isClosed={!text.isValid}
      error={move.error ? error(move.error) : undefined}
    >
      <p>{t(`move.${name}.body`, named)}</p>
      {name === 'remind' && contact && (
        <p className="mt-2 text-13">
          {who}, <a href={`mailto:${contact.email}`}>{contact.email}</a>
          {contact.phone && (
            <>
              {', '}
              <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            </>
          )}
        </p>
      )}
      <ReasonPicker className="mt-4" choices={choices} value={text.field.value} onChange={type} />
      {facts.text && (
        <TextArea
          className="mt-4"
          autoFocus
          label={t(`move.field.${facts.text.field}`)}
          {...text.field}
          onChange={type}
        />
      )}
    </Confirm>
  );
}
