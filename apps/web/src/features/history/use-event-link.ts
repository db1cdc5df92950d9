import type { EventAction } from '@dossier/domain/event-actions';
import { type EntityTab, usePortal } from '#portals/portal.ts';
import { withQuery } from '#portals/staff-links.ts';
import type { HistoryEvent } from './event-groups.ts';

/** The page that shows what an event is about. Documents have a page of their own. */
const tabs: Partial<Record<EventAction, EntityTab>> = {
  'form-submitted': 'overview',
  'check-set': 'overview',
  'check-undone': 'overview',
  'identity-recorded': 'overview',
  'correction-answered': 'overview',
  'screening-recorded': 'screening',
  'screening-hits-returned': 'screening',
  'hit-decided': 'screening',
  'document-removed': 'documents',
  'subscription-started': 'subscriptions',
  'subscription-changed': 'subscriptions',
  'subscription-ended': 'subscriptions',
};

/** The address of the thing that an event is about; '' when it has none or the reader may not see it. */
export function useEventLink(): (event: HistoryEvent) => string {
  const { links, entityTabs } = usePortal();
  return (event) => {
    if (event.why || event.subject === '') return '';
    const { doc, hit, kind, target } = event.facts;
    if (doc) return links.document?.(event, doc) ?? '';
    const tab = tabs[event.action as EventAction];
    const page = tab && entityTabs.includes(tab) ? (links.entity?.(event, tab) ?? '') : '';
    return page !== '' && hit ? withQuery(page, { of: `${kind}:${target}`, hit }) : page;
  };
}
