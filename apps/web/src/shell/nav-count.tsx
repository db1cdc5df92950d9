import { isOver, statusFilter } from '@dossier/domain/onboarding';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recordList } from '#api/records.ts';
import { useFormat } from '#i18n/format.ts';
import type { NavCountOf } from '#portals/portal.ts';

/** Query of each count. The server caches totals until a write. */
const countQueries: Readonly<Record<NavCountOf, { collection: string; filter: string }>> = {
  'open-onboardings': {
    collection: 'gk_requests',
    filter: statusFilter((status) => !isOver(status)),
  },
  'active-subscriptions': { collection: 'gk_subscriptions', filter: 'status = "active"' },
};

/** The count of an item, at the end of its line; hidden in the collapsed sidebar. Announced as text, after the name. */
export function NavCount({ of }: { of: NavCountOf }) {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const { collection, filter } = countQueries[of];
  const count = useQuery(recordList(collection, { perPage: 1, fields: 'id', filter })).data?.totalItems;
  if (!count) return null;
  return (
    <>
      <span aria-hidden className="ml-auto text-12 font-normal text-ink-3 tabular-nums folded:hidden">
        {format.number(count)}
      </span>
      <span className="sr-only">{t(`counts.${of}`, { count })}</span>
    </>
  );
}
