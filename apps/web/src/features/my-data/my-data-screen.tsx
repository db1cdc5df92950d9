import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Failed } from '#ui/failed.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loading, LoadingLines } from '#ui/skeleton.tsx';
import { AccessCard, type AccessCardLinks } from './access-card.tsx';
import { DownloadMyData } from './download-my-data.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

export interface MyDataLinks extends AccessCardLinks {
  readonly forms: string;
}

type MyData = ViewAnswer<'my-data'>;
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
        {data.accesses.length === 0 && <p className="mt-1 text-ink-2">{t('access.none')}</p>}
        <div className="mt-3 flex flex-col gap-3">
          {data.accesses.map((access) => (
            <AccessCard key={access.id} access={access} links={links} />
          ))}
        </div>
      </section>
      <section aria-labelledby="kept" className="mt-10">
        <h2 id="kept" className="text-20 font-semibold">
          {t('kept.title')}
        </h2>
        {data.vaults.length === 0 ? (
          <p className="mt-1 text-ink-2">{t('kept.none')}</p>
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
