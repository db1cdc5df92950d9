import type { InstitutionRow } from '@dossier/domain/contracts/answers/settings';
import { preferredLanguage } from '@dossier/domain/languages';
import { isOpen, isReadable, type OnboardingStatus } from '@dossier/domain/onboarding';
import { accept } from '@dossier/domain/result';
import { sql } from 'kysely';
import { shownEmail } from '../case/staff.ts';
import { fullName, type Reader, type Row } from '../collections/rows.ts';
import { cachedRows } from './parts/count-onboardings.ts';
import { logoOf } from './parts/org-face.ts';
import { defineView } from './view.ts';

/** All institutions with their admins and the number of their onboardings. */
export const institutions = defineView('institutions', {
  async run({ records }) {
    const [orgs, staff, counts] = await Promise.all([
      records.find('gk_org', '', {}, { sort: 'name' }),
      records.find('gatekeeper_users', '', {}, { sort: 'last_name,first_name' }),
      countsOf(records),
    ]);
    const byOrg = Map.groupBy(staff, ({ org }) => org);
    return accept({
      institutions: orgs.map((org) => rowOf(org, byOrg.get(org.id) ?? [], counts.get(org.id) ?? noOnboardings)),
    });
  },
});

interface Counts {
  readonly open: number;
  readonly onboardings: number;
}

const noOnboardings: Counts = { open: 0, onboardings: 0 };

/** From the maintained counters. Drafts do not count: they are the institution's own. */
async function countsOf(records: Reader): Promise<Map<string, Counts>> {
  const query = sql<{ org: string; status: OnboardingStatus; n: number }>`
    select r.org as org, r.status as status, sum(r.n) as n from ${records.counters('gk_requests')} r
    group by r.org, r.status`;
  const counts = new Map<string, Counts>();
  for (const { org, status, n } of await cachedRows(records, query)) {
    if (!isReadable(status)) continue;
    const { open, onboardings } = counts.get(org) ?? noOnboardings;
    counts.set(org, { open: open + (isOpen(status) ? Number(n) : 0), onboardings: onboardings + Number(n) });
  }
  return counts;
}

type User = Row<'gatekeeper_users'>;

function rowOf(org: Row<'gk_org'>, staff: readonly User[], counts: Counts): InstitutionRow {
  const active = staff.filter((user) => user.active);
  const admins = active.filter(({ role }) => role === 'admin');
  return {
    id: org.id,
    name: org.name,
    code: org.code,
    sector: org.sector,
    logo: logoOf(org),
    accent: org.accent,
    defaultLanguage: preferredLanguage(org.default_language),
    users: active.length,
    ...counts,
    admins: admins.map((user) => ({
      id: user.id,
      name: fullName(user),
      email: shownEmail(user),
      lastSeenAt: user.last_seen_at,
    })),
    state: stateOf(org, admins),
    closed: org.closed_at === '' ? null : { at: org.closed_at, by: org.closed_by, reason: org.closed_reason },
  };
}

function stateOf(org: Row<'gk_org'>, admins: readonly User[]): InstitutionRow['state'] {
  if (org.closed_at !== '') return 'closed';
  if (admins.length === 0) return 'no-admin';
  return admins.every((user) => user.last_seen_at === '') ? 'invited' : 'active';
}
