import { type SubscriptionPart, subscriptionParts } from '@dossier/domain/screening';
import type { ViewAnswer } from '#api/views.ts';

export type Subscriptions = ViewAnswer<'subscriptions'>;
export type Subscription = Subscriptions['items'][number];
export type Alert = Subscription['alerts'][number];

/** The chips above the list, in the address as `?status=`; without it the active ones. */
export const subscriptionFilters = subscriptionParts;
export type SubscriptionFilter = SubscriptionPart;

export const openAlerts = ({ alerts }: Subscription): Alert[] => alerts.filter(({ state }) => state === 'open');
