import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { GivenRow } from '#intake/given-row.tsx';
import { Badge } from '#ui/badge.tsx';
import { useForm } from './form-context.ts';
import type { DocumentSlotTarget } from './uploads.ts';

type Given = ReturnType<typeof useForm>['form']['documents'][number];

export const isRefused = (document: Given) =>
  document.verification === 'rejected' || document.verification === 'failed';

interface GivenFileProps {
  document: Given;
  place: DocumentSlotTarget;
  isOpen: boolean;
  askedAt: string;
}

/** An uploaded file: its name, its status, a view of it, and a button to remove it. */
export function GivenFile({ document, place, isOpen, askedAt }: GivenFileProps) {
  const { t } = useTranslation('kyc-form');
  const { form, uploads } = useForm();
  const run = useRunWorkflow();
  const format = useFormat();
  const { error } = useErrorText();
  const [failure, setFailure] = useState<unknown>();
  const remove = async () => {
    try {
      await run('remove-document', { request: form.request, doc: document.id });
    } catch (thrown) {
      setFailure(thrown);
    }
  };
  const refused = isRefused(document);
  const isEarlier = document.addedAt !== undefined && document.addedAt < askedAt;
  const own = uploads.sentFile(place, document.name, document.size);
  const issued = document.issuedOn && t('documents.issued', { date: format.date(document.issuedOn) });
  return (
    <GivenRow
      name={document.name}
      source={own ? { file: own } : { doc: document.id }}
      error={failure ? error(failure) : undefined}
      detail={
        isEarlier && document.addedAt !== undefined ? (
          t('corrections.earlier', { date: format.date(document.addedAt) })
        ) : (
          <span className="flex flex-wrap gap-x-3">
            <Badge icon={refused ? 'octagon' : 'check'} tone={refused ? 'bad' : 'ok'} isBare>
              {t(refused ? 'documents.refused' : 'documents.added')}
            </Badge>
            <span>{[format.bytes(document.size), issued].filter(Boolean).join(', ')}</span>
          </span>
        )
      }
      onRemove={isOpen && !isEarlier && document.verification !== 'verified' ? () => void remove() : undefined}
    />
  );
}
