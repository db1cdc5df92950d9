import { type DocumentLabel, documentLabel } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import type { IconName } from '#ui/icons.ts';

export type DocumentRow = ViewAnswer<'document'>['document'];

/** The name of a document by its kind: `Extract commercial register`, with the side of a card. */
export function useKindName(): (label: DocumentLabel) => string {
  const { t } = useTranslation('document-kinds');
  return (label) => t(label);
}

/** The same with the person it belongs to: `Identity document, Joris van Rijsbergen`. */
export function useDocumentName(): (row: DocumentRow, subject: string) => string {
  const kindName = useKindName();
  return (row, subject) => {
    const isOwn = row.owner === subject || row.origin === 'institution' || row.ownerName === '';
    const name = kindName(documentLabel(row.kind, row.side));
    return isOwn ? name : `${name}, ${row.ownerName}`;
  };
}

export function documentIcon(row: DocumentRow): IconName {
  if (row.kind === 'other-identity') return 'id';
  return row.mediaType.startsWith('image/') ? 'image' : 'file';
}
