import { canExpire, documentLabel } from '@dossier/domain/documents';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, type ViewParams, view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { type OnboardingRef, usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { documentIcon, useKindName } from './document-name.ts';
import { FileButton } from './file-button.tsx';
import { OwnerLink } from './owner-link.tsx';
import { useZoneReadings } from './reading.ts';

const parts = () => import('./comparison.tsx');
const Comparison = lazy(async () => ({ default: (await parts()).Comparison }));
const SingleVersion = lazy(async () => ({ default: (await parts()).SingleVersion }));

type History = ViewAnswer<'document-history'>;
type Version = History['versions'][number];

/** Every version of one owner's documents of one kind, newest first, two of them side by side. */
export function VersionsScreen({ params }: { params: ViewParams<'document-history'> }) {
  const { error: errorText } = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(view('document-history', params));
  if (data) return <Versions history={data} request={params.request ?? ''} />;
  return (
    <div className="px-(--shell-gutter) py-6">
      {error ? (
        <Failed onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </Failed>
      ) : (
        <Loading>
          <LoadingLines lines={6} />
        </Loading>
      )}
    </div>
  );
}

interface VersionsProps {
  history: History;
  /** The onboarding from which the page was opened, or ''. */
  request: string;
}

function Versions({ history, request }: VersionsProps) {
  const { t } = useTranslation('documents');
  const { links } = usePortal();
  const kindName = useKindName();
  const { versions, subject } = history;
  const [newest] = versions;
  const zones = useZoneReadings(request);
  const [first = '', second = ''] = versions.map((one) => one.doc);
  const [compared, setCompared] = useState({ a: second, b: first });
  const a = versions.find((one) => one.doc === compared.a);
  const b = versions.find((one) => one.doc === compared.b);
  const owner = history.ownerName || history.subjectName;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-(--shell-gutter) py-5 max-md:px-4">
        <div>
          <h1 className="text-20 font-semibold">{kindName(documentLabel(history.kind, versions[0]?.side))}</h1>
          <p className="text-13 text-ink-2">{t('history.count', { owner, count: versions.length })}</p>
          <OwnerLink owner={history.owner} name={owner} subject={subject} />
        </div>
        <LinkButton icon="arrow-left" href={links.entity?.({ subject, request }, 'documents') ?? ''}>
          {t('viewer.back')}
        </LinkButton>
      </div>
      <div className="px-(--shell-gutter) py-4 max-md:px-4">
        <VersionsTable history={history} request={request} compared={compared} onCompare={setCompared} />
      </div>
      <Suspense>
        {a && b ? (
          <Comparison a={a} b={b} request={request} zones={zones}>
            <Reasons versions={versions} />
          </Comparison>
        ) : (
          newest && (
            <SingleVersion row={newest} request={request} zones={zones}>
              <Reasons versions={versions} />
            </SingleVersion>
          )
        )}
      </Suspense>
    </div>
  );
}

/** Why versions were rejected, and notes on verified ones. */
function Reasons({ versions }: Pick<History, 'versions'>) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  return (
    <div className="mt-4 flex flex-col gap-2">
      {versions
        .filter((one) => one.reason !== '')
        .map((one) => (
          <Banner
            key={one.doc}
            tone={one.verification === 'verified' ? 'ok' : 'bad'}
            icon={one.verification === 'verified' ? 'shield-check' : 'x-circle'}
            title={t(one.verification === 'verified' ? 'history.why-verified' : 'history.why-rejected', {
              version: one.version,
            })}
          >
            {t('history.said', { reason: one.reason, who: one.verifiedBy, date: format.date(one.verifiedAt) })}
          </Banner>
        ))}
    </div>
  );
}

interface VersionsTableProps extends VersionsProps {
  compared: { a: string; b: string };
  onCompare: (compared: { a: string; b: string }) => void;
}

function VersionsTable({ history, request, compared, onCompare }: VersionsTableProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { versions, subject } = history;
  return (
    <DataTable
      label={t('viewer.versions')}
      isWrapping
      rows={versions}
      rowId={(row) => row.doc}
      columns={[
        {
          id: 'version',
          title: t('history.version'),
          width: '18%',
          isRowHeader: true,
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-2">
              {versions.length > 1 && <Pick row={row} compared={compared} onCompare={onCompare} />}
              {t('history.version-of', { number: row.version })}
              {row === versions[0] && <Tag>{t('history.newest')}</Tag>}
            </span>
          ),
        },
        { id: 'file', title: t('history.file'), width: '24%', cell: (row) => <FileCell row={row} /> },
        {
          id: 'uploaded',
          isOneLine: true,
          title: t('history.uploaded'),
          cell: (row) => <Two first={row.uploadedBy} second={format.date(row.uploadedAt)} />,
        },
        {
          id: 'issued',
          isOneLine: true,
          hideBelow: 'lg',
          title: t('column.issued'),
          cell: (row) => (
            <Two
              first={row.issuedOn ? format.date(row.issuedOn) : t('not-given')}
              second={
                row.expiresOn
                  ? t('history.expires', { date: format.date(row.expiresOn) })
                  : t(canExpire(row.kind) ? 'history.expiry-unknown' : 'no-expiry')
              }
            />
          ),
        },
        {
          id: 'verification',
          title: t('history.verification'),
          cell: (row) => (
            <>
              <StatusBadge status={row.verification} isBare />
              {row.verifiedBy && (
                <span className="block text-12 text-ink-2">
                  {row.verifiedBy}, <span className="whitespace-nowrap">{format.date(row.verifiedAt)}</span>
                </span>
              )}
            </>
          ),
        },
        {
          id: 'used',
          title: t('history.used'),
          isOneLine: true,
          cell: (row) => <UsedIn row={row} subject={subject} />,
        },
        {
          id: 'actions',
          title: <span className="sr-only">{t('column.actions')}</span>,
          width: '124px',
          align: 'end',
          cell: (row) => <Actions row={row} of={{ subject, request }} />,
        },
      ]}
    />
  );
}

function Pick({ row, compared, onCompare }: { row: Version } & Omit<VersionsTableProps, keyof VersionsProps>) {
  const { t } = useTranslation('documents');
  return (
    <span className="flex gap-1">
      {(['a', 'b'] as const).map((side) => (
        <Button
          key={side}
          size="sm"
          variant={compared[side] === row.doc ? 'primary' : 'secondary'}
          aria-pressed={compared[side] === row.doc}
          aria-label={t('history.choose', { side: side.toUpperCase(), number: row.version })}
          onPress={() => {
            const other = side === 'a' ? 'b' : 'a';
            const swapped = compared[other] === row.doc ? compared[side] : compared[other];
            onCompare({ a: '', b: '', [side]: row.doc, [other]: swapped });
          }}
        >
          {side.toUpperCase()}
        </Button>
      ))}
    </span>
  );
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      <span className="block text-12 text-ink-2">{second}</span>
    </>
  );
}

function FileCell({ row }: { row: Version }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const pages = row.mediaType === 'application/pdf' ? t('pages', { count: row.pages }) : '';
  return (
    <span className="flex items-start gap-2">
      <Icon name={documentIcon(row)} className="mt-0.5 text-ink-2" />
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
        {row.name}
        <span className="block text-12 font-normal text-ink-2">
          {[format.bytes(row.size), pages].filter(Boolean).join(', ')}
        </span>
      </span>
    </span>
  );
}

function UsedIn({ row, subject }: { row: Version; subject: string }) {
  const { t } = useTranslation('documents');
  const { links } = usePortal();
  if (row.usedIn.length === 0) return <span className="text-ink-3">{t('history.unused')}</span>;
  return (
    <ul>
      {row.usedIn.map((one) => (
        <li key={one.id}>
          <TextLink href={links.entity?.({ subject, request: one.id }, 'documents') ?? ''}>
            {one.reference || one.number}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** The document is opened in the onboarding that the page came from, else in the newest that uses this version. */
function Actions({ row, of }: { row: Version; of: OnboardingRef }) {
  const { t } = useTranslation('documents');
  const { links } = usePortal();
  const used = row.usedIn.find(({ id }) => id === of.request) ?? row.usedIn[0];
  const href = links.document?.({ subject: of.subject, request: used?.id ?? '' }, row.doc) ?? '';
  return (
    <span className="inline-flex gap-1">
      <LinkButton size="sm" href={href} aria-label={t('view-of', { name: row.name })}>
        {t('view')}
      </LinkButton>
      <FileButton row={row} request={used?.id ?? ''} />
    </span>
  );
}
