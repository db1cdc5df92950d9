import { type NotificationKind, notificationKinds } from './notification-kinds.ts';

/** What the page of a notification depends on; '' where it has none. */
export interface NotificationSubject {
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly request: string;
  readonly note: string;
  /** The screening list. */
  readonly list: string;
  /** Of an alert: its kind, and the monitoring that opened it. */
  readonly alert: string;
  readonly subscription: string;
  /** The import of clients. */
  readonly import: string;
}

/** The page that a notification is about, within a staff portal; '' when there is none any more. */
export function notificationPath(area: '/external' | '/internal', about: NotificationSubject): string {
  const { kind, note, list, subscription } = about;
  const ofOnboarding = (page: string, more: Readonly<Record<string, string>> = {}) => {
    if (about.subject === '') return '';
    const query = { ...(about.request !== '' && { request: about.request }), ...more };
    const path = `${area}/entity/${encodeURIComponent(about.subject)}/${page}`;
    return Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
  };
  const { place } = notificationKinds[kind];
  switch (place) {
    case 'notes':
      return ofOnboarding('overview', { rail: 'notes', ...(note !== '' && { note }) });
    case 'monitoring':
      if (about.alert === 'screening-hit' || subscription === '') return ofOnboarding('screening');
      return `${area}/subscriptions?${new URLSearchParams({ open: subscription })}`;
    case 'lists':
      return `${area}/lists?${new URLSearchParams({ list })}`;
    case 'system':
      return `${area}/settings?section=system`;
    case 'import':
      return `${area}/import?${new URLSearchParams({ import: about.import })}`;
    default:
      return ofOnboarding(place);
  }
}

/** Key of the sentence in `notifications.json`. */
export const notificationTextKey = ({ kind, alert }: Pick<NotificationSubject, 'kind' | 'alert'>) =>
  kind === 'alert-opened' && alert !== '' ? (`alerts.${alert}` as const) : (`kinds.${kind}` as const);
