import { answer } from '@dossier/domain/contracts/workflows/answer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { AddOwnFiles, OwnFilesForm } from '#intake/own-files-form.tsx';
import { useOwnFiles } from '#intake/use-own-files.ts';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { AddedSinceQuestion } from './added-since-question.tsx';
import type { EntityFile } from './entity-context.ts';

/** Answers the desk's question, with the documents that it asks for. */
export function AnswerDrawer({ entity, onClose }: { entity: EntityFile; onClose: () => void }) {
  const { t } = useTranslation('entity');
  const { request, question } = entity;
  const run = useWorkflow('answer');
  const own = useOwnFiles(request.id);
  // Closing the drawer keeps what is typed until it is sent, and the files that are not added yet.
  const [text, setText, forget] = useKept(`answer:${request.id}:${question?.id ?? ''}`, '');
  const check = useFormCheck(answer.input, { request: request.id, answer: text });
  const [isTried, setTried] = useState(false);
  const left = own.waiting.length;
  const problem = left > 0 ? t('move.answer.not-added', { count: left }) : own.isSending && t('move.answer.adding');
  const done = () => {
    forget();
    toast.success(t('move.answer.done'));
    onClose();
  };
  const send = () => {
    setTried(true);
    check.submit((input) => {
      if (!problem) run.mutate(input, { onSuccess: done });
    });
  };
  return (
    <FormDrawer
      title={t('move.answer.title')}
      subtitle={t('move.answer.body', { reference: request.reference || request.number })}
      cancelLabel={t('move.back')}
      saveLabel={t('move.answer.do')}
      saveIcon="send"
      problem={(isTried && problem) || undefined}
      isBusy={own.isSending}
      onClose={onClose}
      onSubmit={send}
      isPending={run.isPending}
      error={run.error}
    >
      {question && (
        <blockquote className="border-l-2 border-line-strong pl-3 text-13 whitespace-pre-line [overflow-wrap:anywhere]">
          {question.text}
        </blockquote>
      )}
      <TextArea
        autoFocus
        label={t('move.field.answer')}
        value={text}
        onChange={setText}
        error={check.errorOf('answer')}
        rows={4}
      />
      <section aria-labelledby="answer-documents">
        <h3 id="answer-documents" className="text-14 font-semibold">
          {t('move.answer.documents')}
        </h3>
        <p className="mb-3 text-13 text-ink-2">{t('move.answer.documents-about')}</p>
        {question && <AddedSinceQuestion entity={entity} question={question} className="mb-3" />}
        <OwnFilesForm request={request.id} own={own} about={t('move.answer.documents')} hidesSent />
        <AddOwnFiles own={own} />
      </section>
    </FormDrawer>
  );
}
