import { eventsOf } from './event.ts';

export const institutionEvents = eventsOf('gk_org', ({ before, after }) => {
  const about = { audience: 'desk' as const, org: after.id };
  if (before === null) return { action: 'institution-created', ...about };
  if (before.closed_at === after.closed_at) return undefined;
  if (after.closed_at === '') return { action: 'institution-reopened', ...about };
  const changes = [{ field: 'reason', before: '', after: after.closed_reason }];
  return { action: 'institution-closed', ...about, changes };
});
