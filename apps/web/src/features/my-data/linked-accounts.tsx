import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Failed } from '#ui/failed.tsx';
import { toast } from '#ui/toast.tsx';
import { RemoveLinkedAccount } from './remove-linked-account.tsx';

type Linked = ViewAnswer<'linked-accounts'>;
type Account = Linked['accounts'][number];

/** The accounts of sign-in providers with which the client can log in. Empty where there never were any. */
export function LinkedAccounts() {
  const { t } = useTranslation('my-data');
  const asked = useQuery(view('linked-accounts', {}));
  const [removing, setRemoving] = useState<Account>();
  const { data } = asked;
  // Most desks offer no provider: nothing appears that would disappear after loading.
  if (!data && !asked.isError) return null;
  if (data && data.accounts.length === 0 && data.changes.length === 0 && !data.isOffered) return null;
  const removed = () => {
    setRemoving(undefined);
    toast.success(t('linked.removed'));
  };
  return (
    <section aria-labelledby="linked" className="mt-10">
      <h2 id="linked" className="text-20 font-semibold">
        {t('linked.title')}
      </h2>
      <p className="mt-2 text-ink-2">{t('linked.body')}</p>
      {data ? (
        <>
          <Accounts accounts={data.accounts} onRemove={setRemoving} />
          <Changes changes={data.changes} />
        </>
      ) : (
        <Failed onRetry={() => void asked.refetch()} isRetrying={asked.isFetching} />
      )}
      {removing && (
        <RemoveLinkedAccount
          key={removing.id}
          account={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={removed}
        />
      )}
    </section>
  );
}

function Accounts({ accounts, onRemove }: { accounts: readonly Account[]; onRemove: (account: Account) => void }) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  if (accounts.length === 0) return <p className="mt-3 text-14 text-ink-2">{t('linked.none')}</p>;
  return (
    <ul className="mt-3 divide-y divide-line rounded-lg border border-line-strong bg-surface" aria-labelledby="linked">
      {accounts.map((account) => (
        <li key={account.id} className="flex flex-wrap items-center gap-3 p-4">
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-semibold [overflow-wrap:anywhere]">{account.provider}</p>
            <p className="text-14 text-ink-2">{t('linked.since', { date: format.dateTime(account.linkedAt) })}</p>
          </div>
          <Button aria-label={t('linked.remove-of', { provider: account.provider })} onPress={() => onRemove(account)}>
            {t('linked.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Changes({ changes }: Pick<Linked, 'changes'>) {
  const { t } = useTranslation('my-data');
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-16 font-semibold">{t('linked.changes')}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-14">
        {changes.map(({ id, at, action, provider }) => (
          <li key={id}>
            {t(`linked.${action}`, { provider })}
            <span className="block text-ink-2">{format.dateTime(at)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
