import { isSameSide } from '@dossier/domain/documents';
import { Removable } from '#intake/removable.tsx';
import { type GivenDocument, useGivenFiles } from './form-context.ts';
import { GivenFile } from './given-file.tsx';
import type { DocumentSlotTarget } from './uploads.ts';

/** Does a file belong to this place? To a side of a card only one that may show it. */
export const isAt = (one: GivenDocument, { type, purpose, owner, side }: DocumentSlotTarget): boolean =>
  one.type === type &&
  one.purpose === purpose &&
  one.person === (owner === 'subject' ? '' : owner) &&
  (side === undefined || isSameSide(side, one.side));

export const documentsAt = (documents: readonly GivenDocument[], place: DocumentSlotTarget): GivenDocument[] =>
  documents.filter((one) => isAt(one, place));

interface GivenFilesProps {
  place: DocumentSlotTarget;
  isOpen: boolean;
  askedAt: string;
  isTile: boolean;
}

/** The given files of one place. A removed one can be put back for ten seconds. */
export function GivenFiles({ place, isOpen, askedAt, isTile }: GivenFilesProps) {
  const { documents, removals } = useGivenFiles();
  return documentsAt(documents, place).map((document) => (
    <Removable key={document.id} id={document.id} name={document.name} file={document} removals={removals}>
      {(row) => (
        <GivenFile document={document} place={place} isOpen={isOpen} askedAt={askedAt} isTile={isTile} {...row} />
      )}
    </Removable>
  ));
}
