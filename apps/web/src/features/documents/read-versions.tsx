import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Switch } from '#ui/switch.tsx';
import { OfferToRead, useReadStatus } from './read-status.tsx';
import { compareVersions, type ReadRow, type ReadValue } from './read-values.ts';
import type { Reading } from './reading.ts';
import { useFactText } from './use-fact-text.ts';

/** A version and what was read of it. */
export interface ReadVersion {
  readonly number: number;
  readonly reading: Reading;
}

interface ReadVersionsProps {
  a: ReadVersion | undefined;
  b: ReadVersion;
  onRead: () => void;
}

const valuesOf = (version: ReadVersion | undefined) => (version?.reading.is === 'read' ? version.reading.values : []);

/** What was read of one version, or of two next to each other. */
export function ReadVersions({ a, b, onRead }: ReadVersionsProps) {
  const { t } = useTranslation('documents');
  const [isOnlyChanges, setOnlyChanges] = useState(false);
  const statusOf = useReadStatus();
  if (b.reading.is === 'none') return null;
  const versions = a ? [a, b] : [b];
  const isCompared = versions.length === 2 && versions.every(({ reading }) => reading.is === 'read');
  const rows = compareVersions(valuesOf(a), valuesOf(b));
  const changed = rows.filter(({ isChanged }) => isChanged);
  const shown = isCompared && isOnlyChanges ? changed : rows;
  const states = versions.map(({ number, reading }) => ({ number, text: statusOf(reading) }));
  return (
    <section aria-labelledby="read-versions">
      <div className="mb-2 flex min-h-7 flex-wrap items-center gap-2">
        <h2 id="read-versions" className="text-14 font-semibold">
          {t('read.title')}
        </h2>
        {isCompared && (
          <>
            <span className="text-13 text-ink-2">
              {t('read.changed', { count: changed.length, total: rows.length })}
            </span>
            <Switch className="ml-auto text-13!" isSelected={isOnlyChanges} onChange={setOnlyChanges}>
              {t('read.only-changes')}
            </Switch>
          </>
        )}
      </div>
      <div role="status" className="flex flex-col gap-1 text-13 text-ink-2">
        {states
          .filter(({ text }) => text !== '')
          .map(({ number, text }) => (
            <p key={number}>
              {t('history.version-of', { number })}: {text}
            </p>
          ))}
        {isCompared && changed.length === 0 && <p>{t('read.nothing-changed')}</p>}
      </div>
      {shown.length > 0 && <ReadTable rows={shown} a={a} b={b} isCompared={isCompared} />}
      <OfferToRead readings={versions.map(({ reading }) => reading)} onRead={onRead} />
    </section>
  );
}

interface ReadTableProps extends Omit<ReadVersionsProps, 'onRead'> {
  rows: readonly ReadRow[];
  isCompared: boolean;
}

function ReadTable({ rows, a, b, isCompared }: ReadTableProps) {
  const { t } = useTranslation('documents');
  const text = useFactText();
  const title = (version: ReadVersion) => t('history.version-of', { number: version.number });
  return (
    <DataTable
      label={t('read.title')}
      isWrapping
      rows={rows}
      rowId={({ label }) => label}
      columns={[
        {
          id: 'label',
          title: <span className="sr-only">{t('read.fact')}</span>,
          width: '26%',
          isRowHeader: true,
          cell: ({ label }) => <span className="font-normal text-ink-2">{text.label({ label, value: '' })}</span>,
        },
        ...(a ? [{ id: 'a', title: title(a), cell: (row: ReadRow) => <Value value={row.a} /> }] : []),
        { id: 'b', title: title(b), cell: (row) => <Value value={row.b} isBold={isCompared && row.isChanged} /> },
        ...(isCompared
          ? [
              {
                id: 'compared',
                title: t('read.compared'),
                width: '24%',
                cell: ({ isChanged }: ReadRow) => <Compared isChanged={isChanged} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Value({ value, isBold = false }: { value: ReadValue | undefined; isBold?: boolean }) {
  const { t } = useTranslation('documents');
  const text = useFactText();
  if (!value) return <span className="text-ink-3">{t('read.not-read')}</span>;
  return (
    <span className={`[overflow-wrap:anywhere] ${isBold ? 'font-medium' : ''}`}>
      {text.value(value)}
      {value.fits === false && <span className="block text-12 text-warn-ink">{t('read.wrong')}</span>}
    </span>
  );
}

function Compared({ isChanged }: Pick<ReadRow, 'isChanged'>) {
  const { t } = useTranslation('documents');
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap ${isChanged ? 'text-warn-ink' : 'text-ok-ink'}`}>
      <Icon name={isChanged ? 'not-equal' : 'check'} />
      {t(isChanged ? 'read.is-changed' : 'read.is-same')}
    </span>
  );
}
