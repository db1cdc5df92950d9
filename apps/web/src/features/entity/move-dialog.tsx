import { useTranslation } from 'react-i18next';
import { useWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Confirm } from '#ui/confirm.tsx';
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
  const text = useTextInput(facts.text?.schema ?? noText);
  const { request, contact, subject } = entity;
  const who = contact ? `${contact.firstName} ${contact.lastName}` : '';
  const named = { reference: request.reference || request.number, name: subject.name, who };
  const send = () => {
    const input = { request: request.id, ...(facts.text ? { [facts.text.field]: text.value } : {}) };
    move.mutate(input as WorkflowInput<MoveDialogName>, {
      onSuccess: () => {
        toast.success(t(`move.${name}.done`));
        onClose();
      },
    });
  };
  return (
    <Confirm
      isOpen
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
      {name === 'answer' && entity.question && (
        <blockquote className="mt-3 border-l-2 border-line-strong pl-3 text-13">{entity.question.text}</blockquote>
      )}
      {facts.text && <TextArea className="mt-4" label={t(`move.field.${facts.text.field}`)} {...text.field} />}
    </Confirm>
  );
}
