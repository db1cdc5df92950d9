import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingLines } from '#ui/skeleton.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { type DocumentRow, documentIcon, useDocumentName } from './document-name.ts';

export interface EndScreenProps {
  request: ViewAnswer<'document'>['request'];
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
    <div className="mx-auto w-full max-w-[720px] px-4 pt-10">
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

/** Rejected documents first: they need something from the client. */
const order: readonly DocumentRow['verification'][] = ['rejected', 'pending', 'verified'];

function Ended({
  entity,
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
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <section className="mx-auto w-full max-w-[720px] flex-1 px-4 pt-10 pb-6">
        <h1 ref={heading} tabIndex={-1} className="flex items-start gap-3 text-20 font-semibold outline-none">
          <Icon name="check-circle" className="mt-1 text-ok-ink" />
          {t('end.title', { count: rows.length })}
        </h1>
        <p className="mt-1 pl-7 text-13 text-ink-2">
          {t('end.counts', { verified: count('verified'), rejected: count('rejected') })}
          {count('rejected') > 0 && ` ${t('end.rejected')}`}
        </p>
        <ul className="mt-4 border-t border-line">
          {sorted.map((row) => (
            <EndRow key={row.doc} row={row} subject={entity.subject.id} onOpen={onOpen} />
          ))}
        </ul>
      </section>
      <div data-bottom-bar="" className="sticky bottom-0 border-t border-line bg-canvas px-4 py-3">
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
