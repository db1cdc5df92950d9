import { type EventAction, eventActions } from '@dossier/domain/event-actions';
import type { EventKind } from '@dossier/domain/event-kinds';
import type { Tone } from '#ui/badge.tsx';
import type { IconName } from '#ui/icon.tsx';

interface Look {
  readonly icon: IconName;
  readonly tone: Tone;
}

const kindIcons: Readonly<Record<EventKind, IconName>> = {
  status: 'circle-half',
  answers: 'pencil',
  documents: 'file',
  checks: 'check-circle',
  messages: 'mail',
};

/** Actions with an icon of their own. */
const actionIcons: Partial<Record<EventAction, Look>> = {
  'onboarding-completed': { icon: 'check-solid', tone: 'ok' },
  'onboarding-cancelled': { icon: 'x-circle', tone: 'bad' },
  'onboarding-archived': { icon: 'archive', tone: 'idle' },
  'archiving-undone': { icon: 'undo', tone: 'idle' },
  'assignment-undone': { icon: 'undo', tone: 'idle' },
  'verification-undone': { icon: 'undo', tone: 'idle' },
  'check-undone': { icon: 'undo', tone: 'idle' },
  'onboarding-sent': { icon: 'send', tone: 'info' },
  'access-approved': { icon: 'check-circle', tone: 'ok' },
  'access-rejected': { icon: 'x-circle', tone: 'bad' },
  'access-ended': { icon: 'lock', tone: 'warn' },
  'document-verified': { icon: 'shield-check', tone: 'ok' },
  'document-rejected': { icon: 'x-circle', tone: 'bad' },
  'infected-file-refused': { icon: 'octagon', tone: 'bad' },
  'infected-file-found': { icon: 'octagon', tone: 'bad' },
  'identity-recorded': { icon: 'id', tone: 'info' },
  'screening-recorded': { icon: 'search-check', tone: 'info' },
  'hit-decided': { icon: 'search-check', tone: 'info' },
  'form-submitted': { icon: 'circle-half', tone: 'info' },
  'mail-undelivered': { icon: 'mail', tone: 'bad' },
  'client-asked': { icon: 'clock', tone: 'warn' },
};

/** Icon and tone of an event; an action of another version of the program has a neutral one. */
export function lookOf(action: string): Look {
  const known = actionIcons[action as EventAction];
  if (known) return known;
  const kind = eventActions[action as EventAction];
  return { icon: kind ? kindIcons[kind] : 'info', tone: 'idle' };
}
