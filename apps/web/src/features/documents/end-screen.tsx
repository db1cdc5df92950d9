import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { UndoHere } from '#list-views/undo-here.tsx';
import { Button } from '#ui/button.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingLines } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { type DocumentRow, documentIcon, useDocumentName } from './document-name.ts';
import { decisionPlace } from './use-document-decision.ts';

export interface EndScreenProps {
  request: ViewAnswer<'document'>['request'];
  /** The document that was decided last. */
  last: string;
  onOpen: (doc: string) => void;
  backHref: string;
  overviewHref: string;
  screeningHref: string;
  /** Opens the form that asks the client for corrections. */
  askHref: string;
}

/** After the last decision: the decision about each document, and where the review continues. */
export function EndScreen(props: EndScreenProps) {
  const { request } = props;
  const { error: errorText } = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(
    view('entity', { subject: request.subject, request: request.id }),
  );
  if (data) return <Ended {...props} entity={data} />;
  return (
    <div className="mx-auto w-full max-w-[752px] px-4 pt-10">
      {error ? (
        <Failed onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </Failed>
      ) : (
        <LoadingLines lines={6} />
      )}
    </div>
  );
}

/** Rows that are shown at first; verified documents beyond are shown on request. */
const shownRows = 6;

/** Rejected documents first: they need something from the client. */
const order: readonly DocumentRow['verification'][] = ['rejected', 'pending', 'verified'];

function Ended({
  entity,
  last,
  onOpen,
  backHref,
  overviewHref,
  screeningHref,
  askHref,
}: EndScreenProps & { entity: ViewAnswer<'entity'> }) {
  const { t } = useTranslation('documents');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = entity.documents.open ? entity.documents.value : [];
  const sorted = rows.toSorted((a, b) => order.indexOf(a.verification) - order.indexOf(b.verification));
  const count = (wanted: DocumentRow['verification']) => rows.filter((row) => row.verification === wanted).length;
  const hits = entity.counts.openHits;
  const { shown, hidden, list, showAll } = useShownRows(sorted);
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <EndBar entity={entity} decided={rows.length - count('pending')} of={rows.length} onBack={() => onOpen(last)} />
      <section className="mx-auto w-full max-w-[752px] flex-1 px-4 pt-10 pb-6">
        <h1 ref={heading} tabIndex={-1} className="flex items-start gap-3 text-20 font-semibold outline-none">
          <Icon name="check-circle" className="mt-1 text-ok-ink" />
          {t('end.title', { count: rows.length })}
        </h1>
        <p className="mt-1 pl-7 text-13 text-ink-2">
          {t('end.counts', { verified: count('verified'), rejected: count('rejected') })}
          {count('rejected') > 0 && ` ${t('end.rejected')}`}
        </p>
        <ul ref={list} className="mt-4 border-t border-line">
          {shown.map((row) => (
            <EndRow key={row.doc} row={row} subject={entity.subject.id} onOpen={onOpen} />
          ))}
        </ul>
        {hidden > 0 && (
          <TextButton className="mt-3 text-13" onPress={showAll}>
            {t('end.more', { count: hidden })}
          </TextButton>
        )}
      </section>
      <div data-bottom-bar="" className="sticky bottom-0 border-t border-line bg-canvas px-4 py-3">
        <UndoHere
          place={decisionPlace(entity.request.id)}
          focusAfter={() => heading.current}
          className="mx-auto mb-2.5 max-w-[720px]"
        />
        <div className="mx-auto flex max-w-[720px] flex-wrap gap-2">
          <LinkButton size="lg" icon="arrow-left" href={backHref} className="mr-auto">
            {t('viewer.back')}
          </LinkButton>
          {count('rejected') > 0 && entity.moves.includes('ask-client') && (
            <LinkButton size="lg" icon="mail" href={askHref}>
              {t('end.ask')}
            </LinkButton>
          )}
          <LinkButton variant="primary" size="lg" trailingIcon="arrow-right" href={hits ? screeningHref : overviewHref}>
            {hits ? t('end.hits', { count: hits }) : t('end.overview')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** The first rows, and how many verified ones are left out. Showing all moves the focus to the first of those. */
function useShownRows(rows: readonly DocumentRow[]) {
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const open = rows.filter(({ verification }) => verification !== 'verified').length;
  const first = Math.max(shownRows, open + 1);
  // One more row takes no more room than the button.
  const count = isAll || rows.length <= first + 1 ? rows.length : first;
  useEffect(() => {
    if (isAll) list.current?.children[first]?.querySelector('button')?.focus();
  }, [isAll, first]);
  return { shown: rows.slice(0, count), hidden: rows.length - count, list, showAll: () => setAll(true) };
}

interface EndBarProps {
  entity: ViewAnswer<'entity'>;
  decided: number;
  of: number;
  onBack: () => void;
}

/** In the place of the viewer's tools. */
function EndBar({ entity: { subject, request }, decided, of, onBack }: EndBarProps) {
  const { t } = useTranslation('documents');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-13">
      <p className="min-w-0 flex-1 basis-60 truncate text-ink-2">
        <span className="font-semibold text-ink">{subject.name}</span> · {request.reference || request.number}
      </p>
      <span className="text-ink-2 tabular-nums">{t('end.decided', { count: decided, total: of })}</span>
      <div className="flex gap-2">
        <IconButton icon="left" size="sm" variant="secondary" label={t('viewer.previous')} onPress={onBack} />
        <IconButton icon="right" size="sm" variant="secondary" label={t('viewer.next')} isDisabled />
      </div>
    </div>
  );
}

function EndRow({ row, subject, onOpen }: { row: DocumentRow; subject: string; onOpen: (doc: string) => void }) {
  const { t } = useTranslation('documents');
  const name = useDocumentName()(row, subject);
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 text-13">
      <Icon name={documentIcon(row)} className="text-ink-3" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-12 text-ink-2 [overflow-wrap:anywhere]">
          {row.reason || t('end.version', { number: row.version })}
        </span>
      </span>
      <StatusBadge status={row.verification} isBare />
      <Button size="sm" aria-label={t('end.open', { name })} onPress={() => onOpen(row.doc)}>
        {t('end.open-short')}
      </Button>
    </li>
  );
}
