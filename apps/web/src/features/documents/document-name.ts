import type { DocumentKind } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import type { IconName } from '#ui/icons.ts';

export type DocumentRow = ViewAnswer<'document'>['document'];

/** The name of a document by its kind: `Extract commercial register`. */
export function useKindName(): (kind: DocumentKind) => string {
  const { t } = useTranslation('document-kinds');
  return (kind) => t(kind);
}

/** The same with the person it belongs to: `Identity document, Joris van Rijsbergen`. */
export function useDocumentName(): (row: DocumentRow, subject: string) => string {
  const kindName = useKindName();
  return (row, subject) => {
    const isOwn = row.owner === subject || row.origin === 'institution' || row.ownerName === '';
    return isOwn ? kindName(row.kind) : `${kindName(row.kind)}, ${row.ownerName}`;
  };
}

export function documentIcon(row: DocumentRow): IconName {
  if (row.kind === 'other-identity') return 'id';
  return row.mediaType.startsWith('image/') ? 'image' : 'file';
}
