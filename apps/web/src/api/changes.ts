import type { QueryClient } from '@tanstack/react-query';
import type { ViewName } from './views.ts';

/** One committed change as the event stream tells it. */
export interface Change {
  readonly collection: string;
  readonly action: 'create' | 'update' | 'delete';
  readonly id: string;
  /** What the reader may see of the row; absent when only the fact was told. */
  readonly record?: Readonly<Record<string, unknown>>;
}

/**
 * Which views read which collection: a change marks them stale. A view that reads a new collection gets a word here.
 * The keys are also the topics that the event stream subscribes to.
 */
export const viewsOf = {
  gk_requests: [
    'dashboard',
    'usage',
    'onboardings',
    'queue',
    'entity',
    'entity-history',
    'search',
    'client-forms',
    'client-form',
    'my-data',
    'draft',
  ],
  gk_access: [
    'dashboard',
    'onboardings',
    'entity',
    'entity-history',
    'client-forms',
    'client-form',
    'access-request',
    'my-data',
    'search',
  ],
  gk_requests_docs: ['search', 'usage', 'entity', 'draft', 'document', 'document-history', 'earlier-documents'],
  gk_corrections: ['entity', 'client-form', 'client-forms', 'queue'],
  gk_contacts: ['onboardings', 'entity', 'search'],
  gk_org: ['client-forms', 'client-form', 'entity', 'organisation'],
  gatekeeper_users: ['organisation', 'my-login'],
  internal_users: ['organisation', 'my-login'],
  gk_subscriptions: ['usage', 'dashboard', 'entity', 'subscriptions', 'subscription-candidates'],
  gk_subscription_runs: ['usage', 'subscription-runs'],
  alerts: ['dashboard', 'subscriptions'],
  kyc_businesses: ['onboardings', 'entity', 'search', 'my-data'],
  kyc_businesses_details: ['entity', 'search', 'client-form', 'my-data'],
  kyc_individual: ['onboardings', 'entity', 'search', 'my-data'],
  kyc_individuals_details: ['entity', 'search', 'client-form', 'my-data'],
  kyc_businesses_docs: ['entity', 'document', 'document-history', 'client-form'],
  kyc_individuals_docs: ['entity', 'document', 'document-history', 'client-form'],
  kyc_docs: ['entity', 'document', 'document-history', 'client-form', 'draft'],
  statuses: ['entity', 'queue', 'dashboard'],
  statuses_screening: ['entity', 'queue', 'subscriptions'],
  screening_hits: ['entity', 'queue'],
  screening_runs: ['entity', 'screening-lists'],
  screening_sweeps: ['screening-lists'],
  screening_lists: ['screening-lists', 'dashboard', 'entity'],
  screening_loads: ['screening-lists', 'screening-load', 'dashboard'],
  risk_indicators: ['entity'],
  identity_verifications: ['entity', 'client-form'],
  vault_members: ['client-forms', 'my-data'],
  events: ['dashboard', 'entity-history'],
} as const satisfies Record<string, readonly ViewName[]>;

export const watchedCollections = Object.keys(viewsOf);

/** Puts a change into the cache: the row is set, its lists and the views that read it go stale. */
export function applyChange(cache: QueryClient, { collection, action, id, record }: Change): void {
  const one = [collection, 'one', id];
  if (action === 'delete') cache.removeQueries({ queryKey: one });
  else if (record)
    cache.setQueriesData<Record<string, unknown>>({ queryKey: one }, (known) => known && { ...known, ...record });
  void cache.invalidateQueries({ queryKey: [collection, 'list'] });
  if (action !== 'delete') void cache.invalidateQueries({ queryKey: one });
  for (const name of (viewsOf as Record<string, readonly string[]>)[collection] ?? [])
    void cache.invalidateQueries({ queryKey: ['views', name] });
}

/** After a gap in the stream nobody knows what was missed. */
export function applyGap(cache: QueryClient): void {
  void cache.invalidateQueries();
}
