import { retentionYears } from '@dossier/domain/limits';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { AccessStatusBadge } from '#ui/access-status-badge.tsx';
import { Button } from '#ui/button.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { InstitutionLogo } from '#ui/institution-logo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TermList } from './term-list.tsx';

type Access = ViewAnswer<'my-data'>['accesses'][number];

export interface AccessCardLinks {
  readonly access: (id: string) => string;
  readonly accessLog: (id: string) => string;
}

/** The access of one institution: what it asks for or has, how long it retains it, and where to read who viewed it. */
export function AccessCard({ access, links }: { access: Access; links: AccessCardLinks }) {
  const { t } = useTranslation('my-data');
  const { start, isBusy, failure } = useDownload();
  return (
    <article
      aria-label={`${access.org.name}, ${access.reference}`}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <InstitutionLogo institution={access.org} />
          <h3 className="font-semibold [overflow-wrap:anywhere]">{access.org.name}</h3>
        </div>
        <AccessStatusBadge status={access.status} />
      </div>
      <Facts access={access} />
      <div className="mt-4 flex flex-col gap-3">
        {access.status !== 'pending' && (
          <LinkButton
            isBlock
            icon="eye"
            href={links.accessLog(access.id)}
            aria-label={t('access-log-of', { name: access.reference })}
          >
            {t('access-log')}
          </LinkButton>
        )}
        {access.mayDecide && (
          <LinkButton isBlock href={links.access(access.id)}>
            {t(access.status === 'pending' ? 'access.read' : 'access.again')}
          </LinkButton>
        )}
        {access.status !== 'pending' && (
          <Button
            icon="download"
            isBlock
            isPending={isBusy}
            aria-label={t('pdf-of', { name: access.reference })}
            onPress={() => void start('my-answers', { request: access.request }, `${access.reference}.pdf`)}
          >
            {t('pdf')}
          </Button>
        )}
        <FailureLine failure={failure} />
      </div>
    </article>
  );
}

function Facts({ access }: { access: Access }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const { given, withdrawnAt, decidedAt } = access;
  const dateOf = (stored: string) => stored && format.date(stored);
  const has = given ? t('access.has-form', { date: format.date(given.submittedAt), count: given.documents }) : '';
  const facts = [
    { term: t('access.about'), value: access.subjectName },
    { term: t('access.asked'), value: format.date(access.askedAt) },
    { term: t('access.since'), value: dateOf(decidedAt) },
    { term: t('access.withdrawn'), value: dateOf(withdrawnAt) },
    { term: t('access.for'), value: access.description },
    { term: t('access.has'), value: has },
    { term: t('access.how-long'), value: given ? t('access.how-long-value', { years: retentionYears }) : '' },
  ];
  return <TermList className="mt-3" facts={facts} />;
}
