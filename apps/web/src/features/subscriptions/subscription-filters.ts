import type { ViewAnswer } from '#api/views.ts';

export type Subscriptions = ViewAnswer<'subscriptions'>;
export type Subscription = Subscriptions['items'][number];
export type Alert = Subscription['alerts'][number];

/** The chips above the list, in the address as `?status=`; without it the active ones. */
export const subscriptionFilters = ['active', 'attention', 'paused', 'ended', 'all'] as const;
export type SubscriptionFilter = (typeof subscriptionFilters)[number];

export const openAlerts = ({ alerts }: Subscription): Alert[] => alerts.filter(({ state }) => state === 'open');

/** Somebody should look: something was found, or nothing could be found out. */
export function needsAttention(row: Subscription): boolean {
  if (row.status === 'ended') return false;
  return openAlerts(row).length > 0 || ['possible-hit', 'not-completed', 'failed'].includes(row.lastResult);
}

const holds: Readonly<Record<SubscriptionFilter, (row: Subscription) => boolean>> = {
  active: ({ status }) => status === 'active',
  attention: needsAttention,
  paused: ({ status }) => status === 'paused',
  ended: ({ status }) => status === 'ended',
  all: () => true,
};

export const fits = (row: Subscription, filter: SubscriptionFilter): boolean => holds[filter](row);

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Name, number or reference hold the text, whatever its accents. */
export function isAbout(row: Subscription, text: string): boolean {
  const wanted = plain(text.trim());
  const { name, registrationNumber, request } = row;
  return [name, registrationNumber, request.reference].some((known) => plain(known).includes(wanted));
}

export function countsOf(rows: readonly Subscription[]): Record<SubscriptionFilter, number> {
  const counts = subscriptionFilters.map((filter) => [filter, rows.filter((row) => fits(row, filter)).length] as const);
  return Object.fromEntries(counts) as Record<SubscriptionFilter, number>;
}
