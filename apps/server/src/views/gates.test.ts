import { type AccessStatus, accessStatuses } from '@dossier/domain/access-request';
import type { Entity } from '@dossier/domain/contracts/answers/entity';
import { type OnboardingStatus, onboardingStatuses } from '@dossier/domain/onboarding';
import { NewFile } from '@dossier/records';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoWorld, openDemoWorld } from '../../test/demo-world.ts';

const sanne = 'sanne@kadevos.example';
const ruben = 'ruben@desk.example';

/** Secrets of each section, and the conditions for an institution to see it. Written out on purpose, not derived. */
const sections = [
  { section: 'ownership', access: true, completed: false, secrets: ['B214907', 'Hoekstra Beheer'] },
  { section: 'people', access: true, completed: false, secrets: ['Thijs', 'Authorised officer', 'NX4R82KD1'] },
  { section: 'funds', access: true, completed: false, secrets: ['345000000'] },
  {
    section: 'documents',
    access: true,
    completed: false,
    secrets: ['Shareholders-registry-Zilverlinde.pdf', 'UBO-extract'],
  },
  { section: 'companyScreening', access: false, completed: true, secrets: ['SECRET-COMPANY-SCREENING'] },
  {
    section: 'personScreening',
    access: true,
    completed: true,
    secrets: ['EU.9914.27', 'Yoris', 'Political positions'],
  },
  { section: 'risk', access: false, completed: true, secrets: ['SECRET-RISK'] },
] as const;

const sentStatuses = onboardingStatuses.filter((status) => status !== 'draft');
const accesses: readonly (AccessStatus | 'none')[] = ['none', ...accessStatuses];
/** Archived counts as completed when it was completed before. */
const factsOfGates = [
  ...sentStatuses.map((status) => ({ status, completedAt: status === 'completed' ? '2026-11-01 10:00:00.000Z' : '' })),
  { status: 'archived' as const, completedAt: '2026-11-01 10:00:00.000Z' },
];

const cases = sections.flatMap((section) =>
  factsOfGates.flatMap((facts) =>
    accesses.map((access) => ({ ...section, ...facts, access, needsAccess: section.access })),
  ),
);

let world: DemoWorld;
let request = '';
let subject = '';
let access = '';

beforeAll(async () => {
  world = await openDemoWorld();
  const row = await world.store.reader.first('gk_requests', 'reference = "TR-2026-0431"');
  request = row?.id ?? '';
  subject = row?.subject ?? '';
  access = (await world.store.reader.first('gk_access', 'request = {:r}', { r: request }))?.id ?? '';
  await world.store.transaction(async (records) => {
    const common = { request, subject };
    await records.create('risk_indicators', {
      ...common,
      rule: 'SECRET-RISK',
      text_key: 'x',
      severity: 'high',
      data: {},
    });
    const screening = {
      kind: 'company',
      target: 'subject',
      name: 'Zilverlinde Vastgoed B.V.',
      status: 'clear',
    } as const;
    await records.create('statuses_screening', { ...common, ...screening, reason: 'SECRET-COMPANY-SCREENING' });
  });
}, 120_000);
afterAll(() => world.close());

/** Puts the onboarding where a case wants it, past the workflows: also where no workflow could bring it. */
async function setGateFacts(
  status: OnboardingStatus,
  completedAt: string,
  accessStatus: AccessStatus | 'none',
): Promise<Entity> {
  await world.store.transaction(async (records) => {
    await records.update('gk_requests', request, { status, completed_at: completedAt });
    const elsewhere = await records.first('gk_requests', 'reference = "TR-2026-0298"');
    const on = accessStatus === 'none' ? { request: elsewhere?.id ?? '' } : { request, status: accessStatus };
    await records.update('gk_access', access, on);
  });
  return world.get(sanne, 'entity', { subject, request });
}

describe('the gates', () => {
  test.each(cases)(
    '[PERM-04, PERM-05, ACC-11, ACC-12, ACC-15, DOC-06, DOC-07, SCR-03, SCR-04, SCR-05, SCR-06, RISK-04] $section with $status ($completedAt) and access $access',
    async ({ section, status, completedAt, access: accessStatus, needsAccess, completed, secrets }) => {
      const entity = await setGateFacts(status, completedAt, accessStatus);
      const part = entity[section];
      const why =
        needsAccess && accessStatus !== 'approved'
          ? 'access required'
          : completed && completedAt === ''
            ? 'onboarding in progress'
            : undefined;
      const text = JSON.stringify(entity);
      if (why) {
        expect(part).toEqual({ open: false, why });
        for (const secret of secrets) expect(text).not.toContain(secret);
      } else {
        expect(part.open).toBe(true);
        for (const secret of secrets.slice(0, 1)) expect(text).toContain(secret);
      }
    },
  );

  test.each(accesses.filter((accessStatus) => accessStatus !== 'approved'))(
    '[ACC-15] the words of checks behind access %s',
    async (accessStatus) => {
      const entity = await setGateFacts('submitted', '', accessStatus);
      const words = new Map(entity.statuses.map((line) => [line.check, line]));
      for (const check of ['ownership', 'people', 'documents', 'person_screening'] as const) {
        expect(words.get(check)).toMatchObject({ status: 'access required', by: '', at: '', reason: '', openHits: 0 });
      }
      expect(words.get('company_screening')).toMatchObject({ status: 'onboarding in progress', by: '' });
      expect(words.get('registration')?.status).toBe('approved');
    },
  );

  test('[DOC-06] files and the archive are closed and open with the section', async () => {
    const [row] = await world.store.reader.find('kyc_businesses_docs', 'business = {:s}', { s: subject });
    const doc = row?.doc ?? '';
    const kind = { owner: subject, kind: 'registration', subject };
    for (const accessStatus of ['none', 'pending', 'rejected', 'withdrawn'] as const) {
      await setGateFacts('submitted', '', accessStatus);
      expect(await world.query(sanne, 'document-file', { doc })).toMatchObject({
        ok: false,
        refusal: { code: 'not-found' },
      });
      expect(await world.query(sanne, 'document', { doc, subject, request })).toMatchObject({ ok: false });
      expect(await world.query(sanne, 'document-history', kind)).toMatchObject({ ok: false });
    }
    await setGateFacts('submitted', '', 'approved');
    expect(await world.query(sanne, 'document-file', { doc })).toMatchObject({ ok: true });
    expect((await world.get(sanne, 'document', { doc, subject, request })).position.total).toBe(10);
    expect((await world.get(sanne, 'document-history', kind)).versions).toHaveLength(1);
    expect(await world.query(sanne, 'download-all', { request })).toMatchObject({
      ok: false,
      refusal: { code: 'report-not-ready' },
    });
    await setGateFacts('completed', '2026-11-01 10:00:00.000Z', 'approved');
    expect(await world.query(sanne, 'download-all', { request })).toMatchObject({ ok: true });
  });

  test('[DOC-06] a document that is added after the submit is not shown to the institution', async () => {
    await setGateFacts('submitted', '', 'approved');
    const stored = new NewFile({
      originalName: 'LATER.pdf',
      storedName: 'later_0123456789.pdf',
      mimeType: 'application/pdf',
      content: Buffer.from('%PDF-1.4 later'),
    });
    const copy = await world.store.transaction(async (records) => {
      const facts = { name: 'LATER.pdf', size: 14, media_type: 'application/pdf', sha256: 'x', uploaded_by: 'x' };
      const later = await records.create('kyc_docs', { ...facts, file: stored } as never);
      await records.create('kyc_businesses_docs', {
        business: subject,
        type: 'registration',
        doc: later.id,
        version: 2,
        current: true,
        verification: 'pending',
      });
      return later.id;
    });
    expect(await world.query(sanne, 'document-file', { doc: copy })).toMatchObject({ ok: false });
    expect(JSON.stringify(await world.get(sanne, 'entity', { subject, request }))).not.toContain('LATER');
    const history = await world.get(sanne, 'document-history', { owner: subject, kind: 'registration', subject });
    expect(history.versions.map((row) => row.name)).not.toContain('LATER.pdf');
    expect(await world.query(ruben, 'document-file', { doc: copy })).toMatchObject({ ok: true });
  });

  test('[PERM-06] Interns are not gated', async () => {
    await setGateFacts('submitted', '', 'pending');
    const entity = await world.get(ruben, 'entity', { subject, request });
    for (const { section, secrets } of sections) {
      expect(entity[section].open).toBe(true);
      expect(JSON.stringify(entity)).toContain(secrets[0]);
    }
  });

  test('[HIST-04] values of an event pass the gate of its section', async () => {
    await setGateFacts('submitted', '', 'pending');
    await world.store.transaction(async (records) => {
      const changes = [{ field: 'x', before: 'SECRET-BEFORE', after: 'SECRET-AFTER' }];
      const about = { request, subject, action: 'completed', kind: 'status', changes } as const;
      await records.create('events', { ...about, section: 'ownership', audience: 'staff' });
      await records.create('events', { ...about, audience: 'desk', facts: { what: 'SECRET-DESK' } });
    });
    const shut = JSON.stringify(await world.get(sanne, 'entity-history', { subject, request }));
    expect(shut).toContain('"why":"access required"');
    expect(shut).not.toContain('SECRET');
    await setGateFacts('submitted', '', 'approved');
    const open = JSON.stringify(await world.get(sanne, 'entity-history', { subject, request }));
    expect(open).toContain('SECRET-BEFORE');
    expect(open).not.toContain('SECRET-DESK');
  });

  test('[HIST-04, SCR-03, PERM-05] an institution sees no event of screening before completion', async () => {
    await setGateFacts('submitted', '', 'approved');
    await world.store.transaction(async (records) => {
      const about = { request, subject, kind: 'checks', audience: 'staff' } as const;
      await records.create('events', { ...about, action: 'hit-decided', section: 'person-screening' });
      await records.create('events', { ...about, action: 'screening-recorded', section: 'company-screening' });
    });
    const screeningActions = ['hit-decided', 'screening-recorded'];
    const before = await world.get(sanne, 'entity-history', { subject, request });
    expect(before.events.map(({ action }) => action).filter((action) => screeningActions.includes(action))).toEqual([]);
    const activity = JSON.stringify(await world.get(sanne, 'dashboard', {}));
    expect(activity).not.toContain('hit-decided');
    await setGateFacts('completed', '2026-11-20 10:00:00.000Z', 'approved');
    const after = await world.get(sanne, 'entity-history', { subject, request });
    expect(after.events.map(({ action }) => action)).toEqual(expect.arrayContaining(screeningActions));
    expect(after.events.length).toBeGreaterThan(before.events.length);
  });
});
