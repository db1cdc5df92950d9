import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { SettingsBlock } from './block.tsx';

interface LinkedAccountsProps {
  onRemove: (account: { id: string; provider: string }) => void;
}

/** The accounts of sign-in providers that are linked to the own one. Empty where there are none and none is offered. */
export function LinkedAccounts({ onRemove }: LinkedAccountsProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const asked = useQuery(view('linked-accounts', {}));
  const { data } = asked;
  // Most desks offer no provider: nothing appears that would disappear after loading.
  if (!data && !asked.error) return null;
  if (data && data.accounts.length === 0 && !data.isOffered) return null;
  return (
    <SettingsBlock title={t('security.linked.title')} lead={t('security.linked.lead')}>
      {data ? (
        <>
          {data.accounts.length === 0 && (
            <p className="rounded-md border border-dashed border-line px-3 py-4 text-13 text-ink-2">
              {t('security.linked.none')}
            </p>
          )}
          <ul className="flex flex-col gap-2" aria-label={t('security.linked.title')}>
            {data.accounts.map(({ id, provider, linkedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-13"
              >
                <Icon name="building" className="text-ink-2" />
                <div className="min-w-0 flex-1 basis-40">
                  <p className="font-medium [overflow-wrap:anywhere]">{provider}</p>
                  <p className="text-12 text-ink-2">
                    {t('security.linked.since', { date: format.dateTime(linkedAt) })}
                  </p>
                </div>
                <Button
                  size="sm"
                  aria-label={t('security.remove-of', { name: provider })}
                  onPress={() => onRemove({ id, provider })}
                >
                  {t('security.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NotLoaded error={asked.error} onRetry={() => void asked.refetch()} title={t('security.linked.failed')} />
      )}
    </SettingsBlock>
  );
}
