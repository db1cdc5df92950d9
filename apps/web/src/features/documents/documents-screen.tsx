import { mayRun } from '@dossier/domain/contracts/permissions';
import { copyDocument } from '@dossier/domain/contracts/workflows/copy-document';
import { isReadOnly, type OnboardingType } from '@dossier/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { isoToday } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { LoadingLines } from '#ui/skeleton.tsx';
import { AddDocuments } from './add-documents.tsx';
import { ClosedTable } from './closed-table.tsx';
import { type DocumentFilter, documentFilterNames } from './document-filter-names.ts';
import { documentFilters } from './document-filters.ts';
import type { DocumentRow } from './document-name.ts';
import { DocumentsTable } from './documents-table.tsx';
import { DropAnywhere } from './drop-anywhere.tsx';
import { FilterChips } from './filter-chips.tsx';
import { OwnDocuments } from './own-documents.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface DocumentsScreenProps {
  /** The view's parameters: subject and onboarding. */
  params: { subject: string; request?: string };
  filter: DocumentFilter;
  onFilter: (filter: DocumentFilter) => void;
  /** Why the client's documents are hidden, and under which condition they are shown. */
  closed: ReactNode;
}

/** The documents of an onboarding by owner, and those that the institution added. */
export function DocumentsScreen({ params, filter, onFilter, closed }: DocumentsScreenProps) {
  const { data } = useQuery(view('entity', params));
  const role = useRole();
  const [files, setFiles] = useState<readonly File[]>();
  useRowKeys();
  if (!data)
    return (
      <div className="px-(--shell-gutter)">
        <LoadingLines lines={6} />
      </div>
    );
  const isOpen = !isReadOnly(data.request.status);
  const mayAdd = role !== undefined && mayRun(copyDocument, role) && isOpen;
  const body = (
    <div className="pb-12">
      {data.documents.open ? (
        <ClientDocuments entity={data} rows={data.documents.value} filter={filter} onFilter={onFilter} />
      ) : (
        <ClosedDocuments type={data.request.type}>{closed}</ClosedDocuments>
      )}
      {(mayAdd || data.ownDocuments.length > 0) && (
        <OwnDocuments
          rows={data.ownDocuments}
          of={{ subject: data.subject.id, request: data.request.id }}
          onAdd={mayAdd ? () => setFiles([]) : undefined}
        />
      )}
      {files && <AddDocuments request={data.request} first={files} onClose={() => setFiles(undefined)} />}
    </div>
  );
  return mayAdd ? (
    <DropAnywhere reference={data.request.reference || data.request.number} onFiles={setFiles}>
      {body}
    </DropAnywhere>
  ) : (
    body
  );
}

function ClosedDocuments({ type, children }: { type: OnboardingType; children: ReactNode }) {
  const { t } = useTranslation('documents');
  return (
    <section aria-labelledby="closed-documents" className="px-(--shell-gutter) pt-6 max-md:px-4">
      <h2 id="closed-documents" className="mb-3 text-16 font-semibold">
        {t('of-client')}
      </h2>
      {children}
      <ClosedTable type={type} />
    </section>
  );
}

interface ClientDocumentsProps {
  entity: ViewAnswer<'entity'>;
  rows: readonly DocumentRow[];
  filter: DocumentFilter;
  onFilter: (filter: DocumentFilter) => void;
}

function ClientDocuments({ entity, rows, filter, onFilter }: ClientDocumentsProps) {
  const { t } = useTranslation(['documents', 'statuses']);
  const today = isoToday();
  const shown = rows.filter((row) => documentFilters[filter](row, today));
  const { subject, request } = entity;
  const of = { subject: subject.id, request: request.id };
  const ofSubject = shown.filter((row) => row.owner === subject.id);
  const ofPeople = shown.filter((row) => row.owner !== subject.id);
  return (
    <>
      <div className="overflow-x-auto border-b border-line px-(--shell-gutter) py-2.5 max-md:px-4">
        <FilterChips
          label={t('filter.label')}
          current={filter}
          onChange={onFilter}
          options={documentFilterNames.map((id) => ({
            id,
            label: id === 'rejected' || id === 'verified' ? t(`statuses:${id}`) : t(`filter.${id}`),
            count: rows.filter((row) => documentFilters[id](row, today)).length,
          }))}
        />
      </div>
      {shown.length === 0 && (
        <Empty
          title={t(rows.length === 0 ? 'none' : 'none-of-filter')}
          action={filter !== 'all' && <Button onPress={() => onFilter('all')}>{t('show-all')}</Button>}
        >
          {rows.length === 0 && t('none-body')}
        </Empty>
      )}
      {ofSubject.length > 0 && (
        <DocumentsTable
          title={t(entity.request.type === 'business' ? 'company' : 'person')}
          aside={subject.name}
          rows={ofSubject}
          of={of}
        />
      )}
      {ofPeople.length > 0 && (
        <DocumentsTable
          title={t('people')}
          aside={t('people-count', { count: new Set(ofPeople.map((row) => row.owner)).size })}
          rows={ofPeople}
          of={of}
        />
      )}
    </>
  );
}
