import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { GivenRow } from '#intake/given-row.tsx';
import { Badge } from '#ui/badge.tsx';
import { type GivenDocument, useForm } from './form-context.ts';
import type { DocumentSlotTarget } from './uploads.ts';

export const isRefused = (document: GivenDocument) =>
  document.verification === 'rejected' || document.verification === 'failed';

interface GivenFileProps {
  document: GivenDocument;
  place: DocumentSlotTarget;
  isOpen: boolean;
  askedAt: string;
  isTile: boolean;
  /** Why it could not be removed. */
  failure: unknown;
  onRemove: () => void;
}

function stateText(document: GivenDocument) {
  if (document.isInfected) return 'documents.infected';
  return isRefused(document) ? 'documents.refused' : 'documents.added';
}

/** An uploaded file: its name, its status, a view of it, and a button to remove it. */
export function GivenFile({ document, place, isOpen, askedAt, isTile, failure, onRemove }: GivenFileProps) {
  const { t } = useTranslation('kyc-form');
  const { uploads } = useForm();
  const format = useFormat();
  const { error } = useErrorText();
  const refused = isRefused(document);
  const isEarlier = document.addedAt !== undefined && document.addedAt < askedAt;
  const own = uploads.sentFile(place, document.name, document.size);
  const issued = document.issuedOn && t('documents.issued', { date: format.date(document.issuedOn) });
  return (
    <GivenRow
      name={document.name}
      isIdentity={place.purpose === 'identity' && !isEarlier}
      isTile={isTile}
      source={own ? { file: own } : { doc: document.id }}
      error={failure ? error(failure) : undefined}
      detail={
        isEarlier && document.addedAt !== undefined ? (
          t('corrections.earlier', { date: format.date(document.addedAt) })
        ) : (
          <span className="flex flex-wrap gap-x-3">
            <Badge icon={refused ? 'octagon' : 'check'} tone={refused ? 'bad' : 'ok'} isBare>
              {t(stateText(document))}
            </Badge>
            <span>{[issued, format.bytes(document.size)].filter(Boolean).join(', ')}</span>
          </span>
        )
      }
      onRemove={isOpen && !isEarlier && document.verification !== 'verified' ? onRemove : undefined}
    />
  );
}
