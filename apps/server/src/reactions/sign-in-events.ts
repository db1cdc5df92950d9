import type { Row } from '../collections/rows.ts';
import { type EventRule, eventsOf, type NewEvent } from './event.ts';

type FactorRow = Row<'staff_factors'>;

/** Events about an account are shown to its owner only; `subject` is the account. */
const about = (user: string) => ({ audience: 'account' as const, subject: user });

const factsOf = ({ name }: FactorRow) => ({ name });

const factorEvents = eventsOf('staff_factors', ({ before, after }) => {
  if (after.kind === 'recovery') return recoveryEvent(before, after);
  if (after.state !== 'active' || before?.state === 'active') return undefined;
  return { action: 'factor-added', ...about(after.user), facts: factsOf(after) };
});

function recoveryEvent(before: FactorRow | null, after: FactorRow): NewEvent | undefined {
  if (before === null) return { action: 'recovery-codes-created', ...about(after.user) };
  const left = after.codes?.length ?? 0;
  if (left === (before.codes?.length ?? 0)) return undefined;
  return { action: 'recovery-code-used', ...about(after.user), facts: { count: String(left) } };
}

const factorRemovedEvents: EventRule = {
  of: async (_records, { collection, action, before, operation }) => {
    if (collection !== 'staff_factors' || action !== 'delete') return [];
    const row = before as unknown as FactorRow;
    if (row.kind === 'recovery' || row.state !== 'active') return [];
    const removed = operation === 'reset-factors' ? 'factor-reset' : 'factor-removed';
    return [{ action: removed, ...about(row.user), facts: factsOf(row) }];
  },
};

function mailedCodeEvents<N extends 'gatekeeper_users' | 'internal_users'>(collection: N): EventRule {
  return eventsOf(collection, (change) => {
    const { before, after } = change as { before: AccountFlags | null; after: AccountFlags };
    if (before === null || before.refuses_mailed_code === after.refuses_mailed_code) return undefined;
    return {
      action: after.refuses_mailed_code ? 'mailed-code-refused' : 'mailed-code-accepted',
      ...about(after.id),
    };
  });
}
type AccountFlags = Pick<Row<'internal_users'>, 'id' | 'refuses_mailed_code'>;

function requiredEvents<N extends 'gk_org' | 'desk'>(collection: N): EventRule {
  return eventsOf(collection, (change) => {
    const { before, after } = change as { before: Policy | null; after: Policy };
    if (before === null || before.requires_factor === after.requires_factor) return undefined;
    const org = collection === 'gk_org' ? { org: after.id } : {};
    return { action: after.requires_factor ? 'factor-required' : 'factor-optional', audience: 'account', ...org };
  });
}
type Policy = Pick<Row<'gk_org'>, 'id' | 'requires_factor'>;

export const signInEvents: readonly EventRule[] = [
  factorEvents,
  factorRemovedEvents,
  mailedCodeEvents('gatekeeper_users'),
  mailedCodeEvents('internal_users'),
  requiredEvents('gk_org'),
  requiredEvents('desk'),
];
