import { retentionYears } from '@dossier/domain/limits';
import { keptUntil } from '@dossier/domain/retention';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WorkflowRefused } from '#api/errors.ts';
import { view } from '#api/views.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { AccessStatusBadge } from '#ui/access-status-badge.tsx';
import { BackLink } from '#ui/back-link.tsx';
import { Failed } from '#ui/failed.tsx';
import { InstitutionLogo } from '#ui/institution-logo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NoAccess } from '#ui/refused.tsx';
import { Loading, LoadingLines, Skeleton } from '#ui/skeleton.tsx';
import { AccessDays } from './access-days.tsx';
import type { AccessLog } from './access-log.ts';
import { GivenVersion } from './given-version.tsx';
import { TermList } from './term-list.tsx';
import { WithdrawAccess } from './withdraw-access.tsx';

export interface AccessLogLinks {
  readonly myData: string;
  readonly access: (id: string) => string;
}

/**
 * The open list is asked for again. A notice of each entry would tell how many employees read and when, which the list
 * leaves out. Unit: milliseconds.
 */
const askEvery = 30_000;

/** Who viewed and downloaded the client's data for one institution, what it has, and how to withdraw access. */
export function AccessLogScreen({ access, links }: { access: string; links: AccessLogLinks }) {
  const { t } = useTranslation('access-log');
  const { error } = useErrorText();
  const query = useQuery({ ...view('access-log', { access }), refetchInterval: askEvery });
  if (query.error instanceof WorkflowRefused && !query.data)
    return <NoAccess action={<LinkButton href={links.myData}>{t('back')}</LinkButton>}>{error(query.error)}</NoAccess>;
  return (
    <>
      <div className="-mt-3 mb-1">
        <BackLink href={links.myData}>{t('back')}</BackLink>
      </div>
      {query.data ? (
        <Log log={query.data} links={links} />
      ) : query.isError ? (
        <Failed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Loading>
          <Skeleton width="70%" height={32} />
          <LoadingLines lines={6} />
        </Loading>
      )}
    </>
  );
}

function Log({ log, links }: { log: AccessLog; links: AccessLogLinks }) {
  const { t } = useTranslation('access-log');
  const { org, status } = log;
  return (
    <>
      <div className="flex items-center gap-3">
        <InstitutionLogo institution={org} />
        <p className="min-w-0 flex-1 text-14 text-ink-2 [overflow-wrap:anywhere]">{org.name}</p>
        <AccessStatusBadge status={status} />
      </div>
      <h1 className="mt-3">{t('title')}</h1>
      <p className="mt-2 text-ink-2">{t('lead', { name: log.subjectName })}</p>
      <Facts log={log} />
      <AccessDays log={log} />
      <WithdrawAccess log={log} href={links.access(log.id)} />
    </>
  );
}

function Facts({ log }: { log: AccessLog }) {
  const { t } = useTranslation('access-log');
  const format = useFormat();
  const { given, org } = log;
  const has = given
    ? t('facts.has-form', { date: format.date(given.submittedAt), count: given.documents.length })
    : t('facts.has-nothing');
  const facts = [
    { term: t('facts.may-see'), value: useMaySee(log) },
    { term: t('facts.for'), value: log.description },
    { term: t('facts.has'), value: has },
    {
      term: t('facts.keeps'),
      value: !given
        ? ''
        : log.archivedAt === ''
          ? t('facts.keeps-open', { count: retentionYears, org: org.name })
          : t('facts.keeps-until', { date: format.date(keptUntil(isoToday(dateOf(log.archivedAt)))) }),
    },
  ];
  return (
    <section className="mt-4 rounded-lg border border-line-strong bg-surface p-4">
      <TermList facts={facts} />
      {given && <GivenVersion given={given} />}
    </section>
  );
}

const dateOf = (stored: string) => new Date(stored.replace(' ', 'T'));

function useMaySee({ status, askedAt, decidedAt, withdrawnAt }: AccessLog): string {
  const { t } = useTranslation('access-log');
  const format = useFormat();
  if (status === 'approved') return t('facts.since', { date: format.date(decidedAt) });
  if (status === 'rejected') return t('facts.rejected', { date: format.date(decidedAt) });
  if (status === 'pending') return t('facts.asked', { date: format.date(askedAt) });
  if (withdrawnAt === '') return t('facts.cancelled');
  return t('facts.until', { since: format.date(decidedAt), until: format.date(withdrawnAt) });
}
