import type { OrganisationSettings, StaffRow } from '@dossier/domain/contracts/answers/settings';
import { mayRun } from '@dossier/domain/contracts/permissions';
import { saveOrganisation } from '@dossier/domain/contracts/workflows/save-organisation';
import { fallbackLanguage, preferredLanguage } from '@dossier/domain/languages';
import { policyOf } from '@dossier/domain/reminders';
import { accept, refuse } from '@dossier/domain/result';
import type { FactorKind } from '@dossier/domain/second-factors';
import { type DueTargets, dueStepsOf, targetsOf } from '@dossier/domain/turns';
import { scope } from '../case/scope.ts';
import { canViewOrganisation, maySetTimes, shownEmail, staffOf } from '../case/staff.ts';
import type { Reader, Row } from '../collections/rows.ts';
import { factorsByUser, isFactorRequired } from '../sign-in/factors.ts';
import { logoOf, supportOf } from './parts/org-face.ts';
import { defineView } from './view.ts';

const sort = 'last_name,first_name';

/** The settings of the viewer's own institution; an intern chooses one, or the desk itself. */
export const organisation = defineView('organisation', {
  async run({ records, actor }, params) {
    const org = params.org ?? actor.org;
    if (!canViewOrganisation(actor, org)) return refuse('not-found');
    const face = org === '' ? await deskFace(records) : await institutionFace(records, org);
    if (!face) return refuse('not-found');
    const { collection, portal, roles } = staffOf(org);
    const staff =
      org === ''
        ? await records.find('internal_users', '', {}, { sort })
        : await records.find('gatekeeper_users', 'org = {:org}', { org }, { sort });
    const mayManage = mayRun(saveOrganisation, actor.role);
    const factors = mayManage ? await factorsByUser(records, portal, staff) : new Map<string, FactorKind[]>();
    const { org: ownOrg, gk_org: orgs } = scope(actor);
    const all = ownOrg === undefined ? await records.find('gk_org', orgs.filter, orgs.values, { sort: 'name' }) : [];
    return accept<OrganisationSettings>({
      id: org,
      ...face,
      roles,
      users: staff.map((user) => ({
        ...staffRow(user, user.id === actor.id && actor.collection === collection),
        factors: factors.get(user.id) ?? [],
      })),
      requiresFactor: await isFactorRequired(records, { portal, collection, id: '', org }),
      maySetTimes: maySetTimes(actor, org),
      mayManage,
      organisations: all.map(({ id, name }) => ({ id, name })),
    });
  },
});

type Face = Omit<
  OrganisationSettings,
  'id' | 'roles' | 'users' | 'requiresFactor' | 'maySetTimes' | 'mayManage' | 'organisations'
>;

const helpOf = (row: Row<'gk_org'> | Row<'desk'>) => ({ name: row.name, ...supportOf(row) });

async function deskFace(records: Reader): Promise<Face | undefined> {
  const desk = await records.first('desk', '');
  if (!desk) return undefined;
  const none = { code: '', sector: '', accent: '', logo: '', reminders: null };
  return { ...helpOf(desk), ...none, defaultLanguage: fallbackLanguage, dueTargets: targetsFor(desk, 'desk') };
}

async function institutionFace(records: Reader, id: string): Promise<Face | undefined> {
  const org = await records.get('gk_org', id);
  if (!org) return undefined;
  const { code, sector, accent } = org;
  return {
    ...helpOf(org),
    code,
    sector,
    accent,
    logo: logoOf(org),
    defaultLanguage: preferredLanguage(org.default_language),
    reminders: policyOf(org.reminder_policy),
    dueTargets: targetsFor(org, 'institution'),
  };
}

function targetsFor(row: Row<'gk_org'> | Row<'desk'>, side: 'desk' | 'institution'): Partial<DueTargets> {
  const targets = targetsOf(row.due_targets);
  return Object.fromEntries(dueStepsOf(side).map((step) => [step, targets[step]]));
}

function staffRow(user: Row<'gatekeeper_users'> | Row<'internal_users'>, isMe: boolean): Omit<StaffRow, 'factors'> {
  const waits = user.invited_at !== '' && user.last_seen_at === '';
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: shownEmail(user),
    role: user.role,
    state: user.active ? (waits ? 'invited' : 'active') : 'closed',
    invitedAt: user.invited_at,
    lastSeenAt: user.last_seen_at,
    isMe,
  };
}
