import { isSameSide } from '@dossier/domain/documents';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoLine } from '#ui/undo-line.tsx';
import { type GivenDocument, useGivenFiles } from './form-context.ts';
import { GivenFile } from './given-file.tsx';
import type { DocumentSlotTarget } from './uploads.ts';
import { focusIn } from './use-removals.ts';

/** Does a file belong to this place? To a side of a card only one that may show it. */
export const isAt = (one: GivenDocument, { type, purpose, owner, side }: DocumentSlotTarget): boolean =>
  one.type === type &&
  one.purpose === purpose &&
  one.person === (owner === 'subject' ? '' : owner) &&
  (side === undefined || isSameSide(side, one.side));

export const documentsAt = (documents: readonly GivenDocument[], place: DocumentSlotTarget): GivenDocument[] =>
  documents.filter((one) => isAt(one, place));

const rowId = (id: string) => `given-${id}`;

interface GivenFilesProps {
  place: DocumentSlotTarget;
  isOpen: boolean;
  askedAt: string;
  isTile: boolean;
}

/** The given files of one place. A removed one can be put back for ten seconds. */
export function GivenFiles({ place, isOpen, askedAt, isTile }: GivenFilesProps) {
  const { t } = useTranslation('common');
  const { documents, removals, removed } = useGivenFiles();
  const [returned, setReturned] = useState<string>();
  useEffect(() => {
    if (returned === undefined) return;
    focusIn(rowId(returned));
    setReturned(undefined);
  }, [returned]);
  return documentsAt(documents, place).map((document) => {
    const { id, name } = document;
    const removal = removed.files.find((one) => one.id === id);
    if (removal?.isOver) return null;
    if (removal)
      return (
        <UndoLine
          key={id}
          title={t('undo.removed', { name })}
          onUndo={() => {
            removals.undo(id);
            setReturned(id);
          }}
          onEnd={() => void removals.end((one) => one.id === id)}
        />
      );
    return (
      <div key={id} id={rowId(id)}>
        <GivenFile
          document={document}
          place={place}
          isOpen={isOpen}
          askedAt={askedAt}
          isTile={isTile}
          failure={removed.failures.get(id)}
          onRemove={() => removals.add(id, document)}
        />
      </div>
    );
  });
}
