import type { AccessStatus } from '@dossier/domain/access-request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Failed } from '#ui/failed.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import { InstitutionLogo } from '#ui/institution-logo.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { DownloadMyData } from './download-my-data.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

export interface MyDataLinks {
  readonly forms: string;
  readonly access: (id: string) => string;
}

type MyData = ViewAnswer<'my-data'>;
type Access = MyData['accesses'][number];

const styles = {
  pending: { icon: 'clock', tone: 'warn' },
  approved: { icon: 'check-circle', tone: 'ok' },
  rejected: { icon: 'x-circle', tone: 'bad' },
  withdrawn: { icon: 'circle-dashed', tone: 'idle' },
} as const satisfies Record<AccessStatus, { icon: IconName; tone: Tone }>;

/** What is stored about the client, who may see it, and how to download it. */
export function MyDataScreen({ links }: { links: MyDataLinks }) {
  const { t } = useTranslation('my-data');
  const query = useQuery(view('my-data', {}));
  return (
    <>
      <div className="-mt-3 mb-1">
        <BackLink href={links.forms}>{t('your-forms')}</BackLink>
      </div>
      <h1>{t('title')}</h1>
      <p className="mt-2 text-ink-2">{t('lead')}</p>
      {query.data ? (
        <StoredData data={query.data} links={links} />
      ) : query.isError ? (
        <Failed onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <Loading>
          <LoadingLines lines={5} />
        </Loading>
      )}
    </>
  );
}

function StoredData({ data, links }: { data: MyData; links: MyDataLinks }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  return (
    <>
      <section aria-labelledby="access" className="mt-8">
        <h2 id="access" className="text-20 font-semibold">
          {t('access.title')}
        </h2>
        {data.accesses.length === 0 && <Empty title={t('access.none')} />}
        <div className="mt-3 flex flex-col gap-3">
          {data.accesses.map((access) => (
            <AccessCard key={access.id} access={access} href={links.access(access.id)} />
          ))}
        </div>
      </section>
      <section aria-labelledby="kept" className="mt-10">
        <h2 id="kept" className="text-20 font-semibold">
          {t('kept.title')}
        </h2>
        {data.vaults.length === 0 ? (
          <Empty title={t('kept.none')} />
        ) : (
          <ul className="mt-3 divide-y divide-line rounded-lg border border-line-strong bg-surface">
            {data.vaults.map((vault) => (
              <li key={vault.subject} className="flex gap-3 p-4">
                <Icon name={vault.type === 'business' ? 'building' : 'user'} className="mt-1 flex-none text-ink-2" />
                <div className="min-w-0">
                  <p className="font-semibold [overflow-wrap:anywhere]">{vault.name}</p>
                  <p className="text-14 text-ink-2">
                    {[
                      t(`kept.${vault.role}`),
                      t('kept.documents', { count: vault.documents }),
                      vault.updatedAt && t('kept.sent', { date: format.date(vault.updatedAt) }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <DownloadMyData vaults={data.vaults.filter(({ role }) => role === 'owner')} />
      <LinkedAccounts />
      <section aria-labelledby="wrong" className="mt-10">
        <h2 id="wrong" className="text-20 font-semibold">
          {t('wrong.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('wrong.body')}</p>
      </section>
    </>
  );
}

function AccessCard({ access, href }: { access: Access; href: string }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  const { start, isBusy, failure } = useDownload();
  const facts = [
    { term: t('access.about'), value: access.subjectName },
    { term: t('access.asked'), value: format.date(access.askedAt) },
    { term: t('access.since'), value: access.decidedAt && format.date(access.decidedAt) },
    { term: t('access.for'), value: access.description },
    { term: t('access.how-long'), value: access.status === 'approved' ? t('access.how-long-value') : '' },
  ].filter(({ value }) => value !== '');
  return (
    <article
      aria-label={`${access.org.name}, ${access.reference}`}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <InstitutionLogo institution={access.org} />
          <h3 className="font-semibold [overflow-wrap:anywhere]">{access.org.name}</h3>
        </div>
        <Badge {...styles[access.status]}>{t(`status.${access.status}`)}</Badge>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-14">
        {facts.map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-col gap-3">
        {access.mayDecide && (
          <LinkButton isBlock href={href}>
            {t(access.status === 'rejected' ? 'access.again' : 'access.read')}
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
