import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type DocumentRow, documentIcon, useDocumentName } from './document-name.ts';
import { ScanBadge } from './scan-state.tsx';

/** Name and file of a document, and the reason of a rejection. */
export function DocumentCell({ row, subject, href }: { row: DocumentRow; subject: string; href: string }) {
  const { t } = useTranslation('documents');
  const nameOf = useDocumentName();
  const pages = row.pages > 0 && row.mediaType === 'application/pdf' ? t('pages', { count: row.pages }) : '';
  return (
    <span className="flex items-start gap-2.5" data-document-link="">
      <Icon name={documentIcon(row)} className="mt-0.5 text-ink-2" />
      <span className="min-w-0">
        <TextLink isPlain href={href} className="hover:underline">
          {nameOf(row, subject)}
        </TextLink>
        <span className="block text-12 font-normal [overflow-wrap:anywhere] text-ink-2">
          {[row.name, pages].filter(Boolean).join(', ')}
          {row.reason && <span className="block">{row.reason}</span>}
          {(row.scan === 'waiting' || row.scan === 'infected') && (
            <span className="mt-1 block">
              <ScanBadge row={row} />
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
