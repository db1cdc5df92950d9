import { type SubscriptionPart, subscriptionParts } from '@dossier/domain/subscriptions';
import type { ViewAnswer } from '#api/views.ts';

export type Subscriptions = ViewAnswer<'subscriptions'>;
export type Subscription = Subscriptions['items'][number];
export type Alert = Subscription['alerts'][number];

/** The filters above the list, in the address as `?status=`; by default the active ones. */
export const subscriptionFilters = subscriptionParts;
export type SubscriptionFilter = SubscriptionPart;

export const openAlerts = ({ alerts }: Subscription): Alert[] => alerts.filter(({ state }) => state === 'open');
