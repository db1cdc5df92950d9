import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { EditSubscription } from './edit-subscription.tsx';
import { ListsOfRun } from './lists-of-run.tsx';
import { Results } from './results.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import type { Subscription, Subscriptions } from './subscription-filters.ts';
import { statusStyles } from './use-subscription-columns.tsx';
import { useSince, useSubscriptionFacts } from './use-subscription-facts.tsx';

interface SubscriptionDrawerProps {
  row: Subscription;
  colleagues: Subscriptions['colleagues'];
  clientHref: string;
  onClose: () => void;
}

/** One subscription next to the list: status, results and actions. */
export function SubscriptionDrawer({ row, colleagues, clientHref, onClose }: SubscriptionDrawerProps) {
  const { t } = useTranslation('subscriptions');
  const [isEditing, setEditing] = useState(false);
  const since = useSince(row);
  const facts = useSubscriptionFacts(row);
  if (isEditing) return <EditSubscription row={row} colleagues={colleagues} onClose={() => setEditing(false)} />;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={row.name}
      subtitle={since}
      footer={
        <LinkButton size="lg" href={clientHref} className="ml-auto">
          {t('actions.client')}
        </LinkButton>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-3">
          <p className="flex flex-wrap items-center gap-2 text-14 font-semibold">
            {t('detail.title', {
              level: t(`levels.${row.level}`),
              cadence: t(`cadences.${row.cadence}`).toLowerCase(),
            })}
            <Badge {...statusStyles[row.status]}>{t(`statuses.${row.status}`)}</Badge>
          </p>
          <SubscriptionActions row={row} onChange={() => setEditing(true)} />
        </div>
        <DescriptionList items={facts} />
        <Results row={row} />
        <ListsOfRun row={row} />
      </div>
    </Drawer>
  );
}
