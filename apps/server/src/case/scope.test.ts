import { viewContracts } from '@dossier/domain/contracts/views';
import { roles } from '@dossier/domain/portal';
import { z } from '@dossier/domain/schema';
import { type GatedSectionName, gatedSections, gateOf } from '@dossier/domain/visibility';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessOf, done, onboardingAt, requestRow, startWorld, type World } from '../../test/scenario.ts';
import type { Actor } from '../runtime/actor.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { views } from '../views/index.ts';
import { visibleCorrections } from './corrections.ts';
import { audienceFilter } from './events.ts';
import { gateFor } from './gates.ts';
import { type Hit, loadHitContext } from './hits.ts';
import { canViewOnboarding, loadOnboardingFor } from './onboarding.ts';
import { hasRight, portalRights } from './portal-rights.ts';
import { mayReadDocument } from './readable-documents.ts';
import { type Scope, scope } from './scope.ts';
import { canViewOrganisation } from './staff.ts';
import { loadSubscriptionFor } from './subscriptions.ts';
import { resolveUploadTarget } from './upload-target.ts';
import { startDraft } from './versions.ts';
import { loadVisibleCase } from './visible-case.ts';

let world: World;
let completed = '';
let draft = '';
let subscription = '';

beforeAll(async () => {
  world = await startWorld();
  completed = await onboardingAt(world, 'completed');
  draft = await onboardingAt(world, 'draft', 'individual');
  const started = await done(
    world.run(world.gatekeeper, 'save-subscription', {
      request: completed,
      level: 'screening',
      cadence: 'monthly',
      recipients: [world.gatekeeper.id],
    }),
  );
  subscription = started.subscription;
  const request = await requestRow(world, completed);
  await world.store.transaction(async (records) => {
    await startDraft(records, request, { contact: { firstName: 'Marit' } });
    const correction = { request: completed, round: 1, target: 'section:contact', text: 'Call us.', status: 'open' };
    await records.create('gk_corrections', correction as never);
  });
}, 120_000);
afterAll(() => world.close());

const actor = (portal: string, more: Partial<Actor> = {}): Actor => ({
  id: 'actor0000000001',
  collection: 'internal_users',
  portal: portal as Actor['portal'],
  role: 'intern-lead',
  org: '',
  email: '',
  firstName: '',
  lastName: '',
  language: 'en',
  ...more,
});

const scoped = [
  'gk_requests',
  'gk_org',
  'gk_contacts',
  'gk_subscriptions',
  'gk_requests_docs',
  'gk_subscription_runs',
  'alerts',
  'events',
] as const satisfies readonly (keyof Scope)[];
type Scoped = (typeof scoped)[number];

/** Ids of a collection that an actor sees, by SQL and by record filter. */
async function visible(who: Actor, collection: Scoped): Promise<{ bySql: string[]; byFilter: string[] }> {
  const rule = scope(who)[collection];
  const { reader } = world.store;
  const query = sql<{ id: string }>`select t.id as id from ${sql.table(collection)} t where ${rule.sql('t')}`;
  const rows = await reader.find(collection, rule.filter, rule.values);
  return {
    bySql: (await query.execute(reader.sql)).rows.map(({ id }) => id).sort(),
    byFilter: rows.map(({ id }) => id).sort(),
  };
}

describe('the scope of a Gatekeeper', () => {
  test.each(scoped)(
    'in %s is the same by SQL and by filter, and another institution sees none of it [PERM-10]',
    async (collection) => {
      const own = await visible(actor('gatekeeper', { org: world.org }), collection);
      const other = await visible(actor('gatekeeper', { org: world.otherOrg }), collection);
      expect(own.bySql).toEqual(own.byFilter);
      expect(other.bySql).toEqual(other.byFilter);
      expect(own.bySql.filter((id) => other.bySql.includes(id))).toEqual([]);
    },
  );

  test('includes drafts', async () => {
    const { bySql } = await visible(actor('gatekeeper', { org: world.org }), 'gk_requests');
    expect(bySql).toEqual([completed, draft].sort());
  });

  test.each(scoped)('without an organisation in %s is empty', async (collection) => {
    expect(await visible(actor('gatekeeper'), collection)).toEqual({ bySql: [], byFilter: [] });
  });
});

describe('the scope of an Intern', () => {
  test.each(scoped)('in %s is the same by SQL and by filter', async (collection) => {
    const { bySql, byFilter } = await visible(actor('intern'), collection);
    expect(bySql).toEqual(byFilter);
  });

  test('holds the onboardings that were sent, of every institution', async () => {
    expect((await visible(actor('intern'), 'gk_requests')).bySql).toEqual([completed]);
  });

  test('holds no event of a draft', async () => {
    const { bySql } = await visible(actor('intern'), 'events');
    const events = await world.store.reader.find('events', '');
    const seen = events.filter(({ id }) => bySql.includes(id)).map(({ request }) => request);
    expect(new Set(seen)).toEqual(new Set([completed]));
  });
});

describe('an unknown portal', () => {
  const stranger = (role: Actor['role'] = 'intern-lead') => actor('auditor', { org: world.org, role });

  test.each(scoped)('sees no rows of %s, nor does a client', async (collection) => {
    for (const who of [stranger(), actor('client')]) {
      expect(await visible(who, collection)).toEqual({ bySql: [], byFilter: [] });
    }
  });

  test('can load no onboarding, subscription or document', async () => {
    const { reader } = world.store;
    expect(canViewOnboarding(stranger(), await requestRow(world, completed))).toBe(false);
    expect(await loadOnboardingFor(reader, stranger(), completed)).toMatchObject({ ok: false });
    expect(await loadSubscriptionFor(reader, stranger(), subscription)).toMatchObject({ ok: false });
    for (const { doc } of await reader.find('kyc_businesses_docs', '')) {
      expect(await mayReadDocument(reader, stranger(), doc, world.clock.now())).toBe(false);
    }
  });

  test('has no right, and may not view or change an organisation', () => {
    for (const right of portalRights) expect(hasRight(stranger(), right)).toBe(false);
    for (const org of ['', world.org]) expect(canViewOrganisation(stranger(), org)).toBe(false);
  });

  const withoutAccess = { status: 'submitted', completedAt: '', access: '' } as const;
  const gated: GatedSectionName[] = gatedSections.filter((section) => gateOf(section, withoutAccess) !== undefined);

  test('reads an onboarding through every gate, even when a caller has loaded it', async () => {
    const { reader } = world.store;
    const request = { ...(await requestRow(world, completed)), completed_at: '', status: 'submitted' as const };
    const gate = gateFor(stranger(), request, undefined);
    for (const section of gated) expect(gate(section)).not.toBe(undefined);
    const unsubmitted = { ...request, version: '' };
    const seenBy = (who: Actor) => loadVisibleCase(reader, who, unsubmitted, '2026-11-23');
    expect((await seenBy(actor('intern')))?.answers).toEqual({ contact: { firstName: 'Marit' } });
    expect(await seenBy(stranger())).toMatchObject({ version: undefined, answers: {}, documents: [] });
    expect((await seenBy(stranger()))?.knownDocuments).toEqual([]);
  });

  test('reads no correction that was addressed to the client', async () => {
    const { reader } = world.store;
    expect(await visibleCorrections(reader, actor('intern'), { id: completed })).toHaveLength(1);
    expect(await visibleCorrections(reader, stranger(), { id: completed })).toEqual([]);
  });

  test('learns of no event and no hit of another onboarding', async () => {
    const { reader } = world.store;
    expect(await reader.find('events', audienceFilter(stranger()))).toEqual([]);
    const hits = [{ id: 'hit', entry_key: 'list:1', list_id: '', earlier: null } as Hit];
    expect((await loadHitContext(reader, stranger(), hits)).open.size).toBe(0);
    expect((await loadHitContext(reader, actor('intern'), hits)).open.size).toBe(1);
  });

  test('may add no document to an onboarding, its own or the vault [PERM-12]', async () => {
    for (const owner of ['request', 'subject']) {
      const wanted = { request: completed, owner, type: 'registration', purpose: '', side: '' } as const;
      const target = await resolveUploadTarget(world.store.reader, stranger(), wanted, world.clock.now());
      expect(target).toMatchObject({ ok: false });
    }
  });

  /** Views whose answer is the same for everyone: reference data, the desk's lists, and what is shown before sign-in. */
  const open = ['sbi', 'registry-search', 'before-sign-in', 'helper-link', 'screening-lists', 'screening-load'];
  const names = (Object.keys(views) as (keyof typeof views)[]).filter((name) => !open.includes(name));

  test.each(names)('learns nothing of an onboarding from the view %s, whatever its role', async (name) => {
    const params = await paramsOf(name);
    for (const role of roles) {
      const answered = await run(name, stranger(role), params);
      for (const secret of await secrets()) expect(answered).not.toContain(secret);
    }
  });

  test.each([
    ['entity', 'Zilverlinde'],
    ['onboardings', 'Zilverlinde'],
    ['onboardings-export', 'Zilverlinde'],
    ['search', 'Zilverlinde'],
    ['subscriptions', 'Zilverlinde'],
    ['dashboard', 'Zilverlinde'],
  ] as const)('is what empties %s: the institution itself finds its client there', async (name, text) => {
    const own = actor('gatekeeper', { org: world.org, role: 'gatekeeper', id: world.gatekeeper.id });
    expect(await run(name, own, await paramsOf(name))).toContain(text);
  });
});

async function secrets(): Promise<string[]> {
  const { reference, client_name: name, number } = await requestRow(world, completed);
  return [name, reference, number, 'marit@zilverlinde.example'];
}

/** Parameters with which each view would answer about the completed onboarding. */
async function paramsOf(name: keyof typeof views): Promise<Record<string, unknown>> {
  const { subject, contact } = await requestRow(world, completed);
  const [document] = await world.store.reader.find('kyc_businesses_docs', 'request = {:completed}', { completed });
  const about: Record<string, unknown> = {
    request: completed,
    subject,
    contact,
    access: await accessOf(world, completed),
    doc: document?.doc,
    owner: subject,
    kind: document?.type,
    subscription,
    org: world.org,
    q: 'Zilverlinde',
  };
  const lists = ['onboardings', 'onboardings-export', 'queue', 'subscriptions', 'usage', 'usage-export'];
  const wanted = lists.includes(name) ? {} : about;
  const accepted = (candidate: Record<string, unknown>) =>
    z.safeParse(viewContracts[name].params as z.core.$ZodType, candidate);
  const parsed = accepted(wanted);
  return (parsed.success ? parsed.data : accepted({ ...wanted, kind: undefined }).data) as Record<string, unknown>;
}

/** The whole answer as text; a refusal or a failure answers ''. */
async function run(name: keyof typeof views, who: Actor, params: Record<string, unknown>): Promise<string> {
  const view = views[name] as {
    run: (context: ViewContext, params: unknown) => Promise<{ ok: boolean; value?: unknown }>;
  };
  const result = await view.run(contextOf(who), params).catch(() => ({ ok: false, value: undefined }));
  if (!result.ok) return '';
  const value = result.value as { stream?: AsyncIterable<Uint8Array> | Uint8Array };
  if (!value?.stream) return JSON.stringify(value);
  if (value.stream instanceof Uint8Array) return Buffer.from(value.stream).toString('latin1');
  const parts: Buffer[] = [];
  for await (const part of value.stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

function contextOf(who: Actor): ViewContext {
  const { files, config } = world;
  const now = world.clock.now();
  return {
    records: world.store.reader,
    actor: who,
    now,
    today: now.toISOString().slice(0, 10),
    language: 'en',
    ports: { files } as ViewContext['ports'],
    origins: config.origins,
    providers: [],
    noteAccess: () => undefined,
  };
}
