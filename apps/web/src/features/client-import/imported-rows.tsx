import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceMenu } from '#ui/choice-menu.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ClientImport } from './client-import.ts';

const results = ['created', 'same', 'rejected'] as const;
export type RowFilter = (typeof results)[number] | 'kept' | 'all';

type Line = ViewAnswer<'client-import-rows'>['items'][number];

interface ImportedRowsProps {
  row: ClientImport;
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** Rows of one page. */
const pageSize = 25;

/** What became of every row, in the order of the file. */
export function ImportedRows({ row, filter, onFilter }: ImportedRowsProps) {
  const { t } = useTranslation('client-import');
  const [page, setPage] = useState({ filter, offset: 0 });
  const shownResults = row.state === 'undone' ? ([...results, 'kept'] as const) : results;
  const offset = page.filter === filter ? page.offset : 0;
  const query = useQuery({
    ...view('client-import-rows', {
      import: row.id,
      result: filter === 'all' ? undefined : filter,
      offset,
      limit: pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-14 font-semibold">{t('result.clients')}</h2>
        <ChoiceMenu
          label={t('result.filter')}
          anyLabel={t('result.all')}
          options={shownResults.map((id) => ({ id, label: t(`result.results.${id}`) }))}
          value={filter === 'all' ? undefined : filter}
          onChange={(chosen) => onFilter(chosen ?? 'all')}
        />
      </div>
      <Loaded query={query} title={t('failed')}>
        {({ items, total }) => (
          <>
            <Rows items={items} />
            <Pages
              offset={offset}
              shown={items.length}
              total={total}
              onPage={(to) => setPage({ filter, offset: to })}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}

const icons = { created: 'plus', same: 'equal', rejected: 'x' } as const;

function Rows({ items }: { items: readonly Line[] }) {
  const { t } = useTranslation('client-import');
  if (items.length === 0) return <p className="py-4 text-13 text-ink-2">{t('result.none')}</p>;
  return (
    <DataTable
      label={t('result.clients')}
      rows={items}
      rowId={(line) => String(line.row)}
      isWrapping
      columns={[
        { id: 'client', title: t('result.columns.client'), isRowHeader: true, cell: (line) => <Client line={line} /> },
        { id: 'reference', title: t('result.columns.reference'), width: '22%', cell: (line) => line.reference },
        { id: 'row', title: t('result.columns.row'), width: '12%', isOneLine: true, cell: (line) => String(line.row) },
        {
          id: 'result',
          title: t('result.columns.result'),
          width: '30%',
          cell: (line) => (
            <span className="inline-flex flex-col">
              <span className="flex items-center gap-1.5">
                <Icon name={icons[line.result]} />
                {t(`result.results.${line.result}`)}
              </span>
              {line.isDeleted && <span className="text-12 text-ink-2">{t('result.deleted')}</span>}
              {line.causes.map((cause) => (
                <span key={cause} className="text-12 text-ink-2">
                  {t(`causes.${cause}`)}
                </span>
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}

function Client({ line }: { line: Line }) {
  const { links } = usePortal();
  const { name, request, subject, type, registrationNumber, country } = line;
  const draft = request === '' ? '' : (links.newOnboarding?.(request, '1') ?? '');
  const href = subject === '' ? draft : (links.entity?.({ subject, request }) ?? '');
  return (
    <span className="flex min-w-0 gap-2">
      <Icon name={type === 'individual' ? 'user' : 'building'} className="mt-0.5" />
      <span className="min-w-0">
        <span className="block font-medium [overflow-wrap:anywhere]">
          {href === '' ? name : <TextLink href={href}>{name}</TextLink>}
        </span>
        <span className="block text-12 text-ink-2 empty:hidden">{`${country} ${registrationNumber}`.trim()}</span>
      </span>
    </span>
  );
}

interface PagesProps {
  offset: number;
  shown: number;
  total: number;
  onPage: (offset: number) => void;
}

function Pages({ offset, shown, total, onPage }: PagesProps) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  if (total <= pageSize) return null;
  const range = `${format.number(offset + 1)}–${format.number(offset + shown)}`;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-13 text-ink-2">
      <span className="mr-auto" role="status">
        {t('result.shown', { shown: range, total: format.number(total) })}
      </span>
      <Button isDisabled={offset === 0} onPress={() => onPage(Math.max(0, offset - pageSize))}>
        {t('result.page.previous')}
      </Button>
      <Button isDisabled={offset + shown >= total} onPress={() => onPage(offset + pageSize)}>
        {t('result.page.next')}
      </Button>
    </div>
  );
}
