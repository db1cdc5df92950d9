import { joris } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../test/factories.ts';
import { listText, loadVersion, others, uploadList } from '../../../test/lists.ts';
import { accessOf, done, requestRow, type World } from '../../../test/scenario.ts';
import { decide, entityOf, hitOf, screenedCompany, sentCompany } from '../../../test/screened.ts';

type Screened = Awaited<ReturnType<typeof sentCompany>> & World;
type Row = {
  target: string;
  status: string;
  name: string;
  stale: boolean;
  monitoredAt: string;
  newestListDate: string;
};

const setRequest = (world: World, id: string, values: object) =>
  world.store.transaction((records) => records.update('gk_requests', id, values));

describe('screening with a possible match', () => {
  let world: Screened;
  let request: string;
  beforeAll(async () => {
    world = (await sentCompany()) as Screened;
    request = world.file.request;
    await world.screening.screenFiles();
  }, 60_000);
  afterAll(() => world.close());

  test('shows the desk each name, its open hits and the run over all names [SCR-03]', async () => {
    const entity = await entityOf(world, request);
    expect(entity.counts.openHits).toBe(1);
    expect(entity.screeningRun).toMatchObject({ state: 'done', error: '' });
    expect(entity.screeningTargets).toHaveLength(4);
    const row = entity.personScreening.value.find(({ target }: Row) => target === joris);
    expect(row).toMatchObject({ openHits: 1, source: 'engine', stale: false, newestListDate: '2026-11-18' });
    expect(row.hits[0]).toMatchObject({ entryName: 'Yoris van Reisbergen', state: 'open', by: '', earlier: null });
  });

  test('shows an institution nothing of it before completion, not even that there was a run [SCR-13, PERM-05]', async () => {
    const entity = await entityOf(world, request, world.gatekeeper);
    expect(entity.companyScreening).toMatchObject({ open: false });
    expect(entity.personScreening).toMatchObject({ open: false });
    expect(entity.risk).toMatchObject({ open: false });
    expect([entity.counts.openHits, entity.screeningRun, entity.screeningTargets]).toEqual([null, null, []]);
    expect(JSON.stringify(entity)).not.toMatch(/Yoris|EU financial sanctions/);
  });

  test('counts a hit until it is decided; one that is unsure stays open', async () => {
    const openHits = async () => (await entityOf(world, request)).counts.openHits;
    const { id } = await hitOf(world, request);
    await decide(world, id, 'unsure');
    expect(await openHits()).toBe(1);
    await decide(world, id, 'false_positive', 'Born in another place.');
    expect(await openHits()).toBe(0);
    const hit = await hitOf(world, request);
    expect(hit).toMatchObject({ state: 'false_positive', reason: 'Born in another place.', by: 'Ruben Aerts' });
  });

  test('after completion shows an institution persons and owning companies while it has access [PERM-04, SCR-13]', async () => {
    await setRequest(world, request, { status: 'completed', completed_at: '2026-11-21 10:00:00.000Z' });
    const open = await entityOf(world, request, world.gatekeeper);
    expect(open.companyScreening.value.map(({ target }: Row) => target)).toHaveLength(2);
    expect(open.personScreening.open).toBe(true);
    const access = await accessOf(world, request);
    await world.store.transaction((records) => records.update('gk_access', access, { status: 'withdrawn' }));
    const closed = await entityOf(world, request, world.gatekeeper);
    expect(closed.companyScreening.value.map(({ target }: Row) => target)).toEqual(['subject']);
    expect([closed.personScreening.open, closed.counts.openHits]).toEqual([false, null]);
    expect(JSON.stringify(closed)).not.toContain('Yoris');
    await world.store.transaction((records) => records.update('gk_access', access, { status: 'approved' }));
  });

  test('a risk indicator keeps its data from an institution without access, but for the public register [RISK-06]', async () => {
    const { subject } = await requestRow(world, request);
    const common = { request, subject, severity: 'medium', found_at: '2026-11-21 10:00:00.000Z' } as const;
    for (const rule of ['multiple-address-changes', 'complex-structure']) {
      await make(world, 'risk_indicators', { ...common, rule, text_key: `risk.${rule}`, data: { of: rule } } as never);
    }
    const dataFor = async (who: World['intern']) =>
      new Map(
        (await entityOf(world, request, who)).risk.value.map((one: { rule: string; data: unknown }) => [
          one.rule,
          one.data,
        ]),
      );
    const all = new Map<string, object>([
      ['multiple-address-changes', { of: 'multiple-address-changes' }],
      ['complex-structure', { of: 'complex-structure' }],
    ]);
    expect(await dataFor(world.gatekeeper)).toEqual(all);
    const access = await accessOf(world, request);
    await world.store.transaction((records) => records.update('gk_access', access, { status: 'withdrawn' }));
    expect(await dataFor(world.gatekeeper)).toEqual(new Map([...all, ['complex-structure', {}]]));
    expect(await dataFor(world.intern)).toEqual(all);
  });
});

describe('a clear result', () => {
  let world: Screened;
  let request: string;
  beforeAll(async () => {
    world = (await screenedCompany()) as Screened;
    request = world.file.request;
  }, 60_000);
  afterAll(() => world.close());

  const rows = async (): Promise<Row[]> => (await entityOf(world, request)).personScreening.value;
  const stale = async () => (await rows()).map((row) => row.stale);

  test('is outdated when the newest list is more than seven days newer', async () => {
    expect(await stale()).toEqual([false, false]);
    world.clock.set('2026-12-05T10:00:00.000Z');
    await loadVersion(world, world.file.list, others, '2026-11-27');
    expect(await stale()).toEqual([false, false]);
    await done(uploadList(world, world.file.list, listText(others, '2026-12-04')));
    await world.screening.loadLists();
    expect(await stale()).toEqual([true, true]);
  });

  test('is up to date again when monitoring found nothing since', async () => {
    const { business } = await requestRow(world, request);
    const usual = { org: world.org, business, level: 'screening', cadence: 'daily', runs: 1 } as const;
    const last_run_at = '2026-12-05 09:00:00.000Z';
    const watch = await make(world, 'gk_subscriptions', {
      ...usual,
      status: 'active',
      last_run_at,
      last_result: 'failed',
    });
    expect(await stale()).toEqual([true, true]);
    await world.store.transaction((records) =>
      records.update('gk_subscriptions', watch.id, { last_result: 'nothing-new' }),
    );
    expect(await stale()).toEqual([false, false]);
    expect((await rows()).map(({ monitoredAt }) => monitoredAt)).toEqual([last_run_at, last_run_at]);
  });

  test('is not made current by the monitoring of another institution [PERM-05]', async () => {
    const subscriptions = await world.store.reader.find('gk_subscriptions', 'org = {:org}', { org: world.org });
    await world.store.transaction(async (records) => {
      for (const { id } of subscriptions) await records.update('gk_subscriptions', id, { org: world.otherOrg });
    });
    expect(await stale()).toEqual([true, true]);
  });
});
