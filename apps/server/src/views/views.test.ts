import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoWorld, openDemoWorld } from '../../test/demo-world.ts';
import { textOf } from '../../test/pdf-text.ts';

const sanne = 'sanne@kadevos.example';
const lena = 'lena@duinrand.example';
const ruben = 'ruben@desk.example';
const marit = 'marit@zilverlinde.example';
const aoife = 'aoife@brannigan.example';

let world: DemoWorld;
let zilverlinde: { id: string; subject: string };
beforeAll(async () => {
  world = await openDemoWorld();
  const row = await world.store.reader.first('gk_requests', 'reference = "TR-2026-0431"');
  zilverlinde = { id: row?.id ?? '', subject: row?.subject ?? '' };
}, 120_000);
afterAll(() => world.close());

const requestOf = async (reference: string) => {
  const row = await world.store.reader.first('gk_requests', 'reference = {:r}', { r: reference });
  if (!row) throw new Error(`no onboarding ${reference}`);
  return row;
};

describe('the demo world', () => {
  test('shows every status and everything an onboarding can wait on, in both institutions', async () => {
    const rows = await world.store.reader.find('gk_requests', '');
    expect(new Set(rows.map((row) => row.status))).toEqual(
      new Set(['draft', 'requested', 'submitted', 'waiting', 'completed', 'archived']),
    );
    expect(new Set(rows.filter((row) => row.status === 'waiting').map((row) => row.waiting_on))).toEqual(
      new Set(['client_access', 'client_corrections', 'gatekeeper']),
    );
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(['business', 'individual']));
    expect(new Set(rows.map((row) => row.org)).size).toBe(2);
    expect(rows.length).toBeGreaterThanOrEqual(14);
    expect(await world.store.reader.count('registry_companies', '')).toBeGreaterThanOrEqual(300);
    expect(await world.store.reader.count('screening_hits', 'state = "open"')).toBe(1);
    expect(await world.store.reader.count('mail_outbox', 'state = "waiting"')).toBe(0);
  });
});

test('[NEW-02] the register marks a company that was found by a similar name', async () => {
  const exact = await world.get(sanne, 'registry-search', { q: 'zilverlinde' });
  expect(exact.hits[0]).toMatchObject({ name: 'Zilverlinde Vastgoed B.V.', near: false });
  const near = await world.get(sanne, 'registry-search', { q: 'zilverlnde' });
  expect(near.hits[0]).toMatchObject({ name: 'Zilverlinde Vastgoed B.V.', near: true });
});

describe('lists', () => {
  test('[PERM-07] a Gatekeeper lists the own organisation, an Intern all but drafts', async () => {
    const own = await world.get(sanne, 'onboardings', { limit: '200' });
    expect(new Set(own.items.map((row) => row.org.name))).toEqual(new Set(['Kade & Vos Notarissen']));
    expect(own.counts.draft).toBe(1);
    const all = await world.get(ruben, 'queue', { limit: '200' });
    expect(new Set(all.items.map((row) => row.org.name)).size).toBe(2);
    expect(all.items.filter((row) => row.status === 'draft')).toEqual([]);
  });

  test.each([
    ['[ONB-01] name without its accent', 'lumiere', 'TR-2026-0409'],
    ['[ONB-01] words of a name in capitals', 'ZILVERLINDE VAST', 'TR-2026-0431'],
    ['[ONB-02] reference', '0409', 'TR-2026-0409'],
    ['[ONB-03] registration number', '842117306', 'TR-2026-0409'],
    ['a number of the institution', 'KV-', 'TR-2026-0431'],
  ])('onboardings are found by %s', async (_what, search, reference) => {
    const found = await world.get(sanne, 'onboardings', { search });
    expect(found.items.map((row) => row.reference)).toContain(reference);
  });

  test('a search for the characters of patterns finds them literally', async () => {
    for (const search of ['*', '?', '[a]', '%', "'"]) {
      expect((await world.get(sanne, 'onboardings', { search })).total).toBe(0);
    }
  });

  test('[ONB-15] every column sorts both ways, in windows that meet', async () => {
    const up = await world.get(sanne, 'onboardings', { sort: 'name', limit: '200' });
    const down = await world.get(sanne, 'onboardings', { sort: '-name', limit: '200' });
    expect(down.items.map((row) => row.id)).toEqual(up.items.map((row) => row.id).toReversed());
    const first = await world.get(sanne, 'onboardings', { sort: 'name', limit: '4' });
    const second = await world.get(sanne, 'onboardings', { sort: 'name', limit: '4', offset: '4' });
    expect([...first.items, ...second.items].map((row) => row.id)).toEqual(up.items.slice(0, 8).map((row) => row.id));
  });

  test('[SRCH-01, SRCH-02] search finds own subjects in spite of a typing error, and nothing of others', async () => {
    const near = await world.get(sanne, 'search', { q: 'zilverlnde' });
    expect(near.groups.find((group) => group.kind === 'subjects')?.items[0]).toMatchObject({
      title: 'Zilverlinde Vastgoed B.V.',
      near: true,
    });
    expect((await world.get(sanne, 'search', { q: 'Marsdiep' })).groups).toEqual([]);
    expect((await world.get(lena, 'search', { q: 'Marsdiep' })).groups).not.toEqual([]);
    expect((await world.get(lena, 'search', { q: 'Passport-Rijsbergen' })).groups).toEqual([]);
  });
});

describe('the dashboard', () => {
  test('[DASH-01, DASH-02, DASH-03, DASH-05] counts what the lists count', async () => {
    const { figures } = await world.get(sanne, 'dashboard');
    const { counts } = await world.get(sanne, 'onboardings');
    expect(figures.openRequests.value).toBe(counts.requested + counts.waiting);
    expect(figures.inReview.value).toBe(counts.submitted);
    expect(figures.completed.value).toBe(counts.completed);
    expect(figures.activeSubscriptions.value).toBe(2);
  });

  test('[DASH-06] the figures of last week are those of seven days ago', async () => {
    const { figures } = await world.get(sanne, 'dashboard');
    // Seven days ago: Hanna in review or with the client, nothing of the own organisation completed.
    expect(figures.completed.lastWeek).toBe(0);
    expect(figures.openRequests.lastWeek).toBeGreaterThan(0);
  });

  test('[DASH-08] what waits for the viewer is listed with its reason', async () => {
    const { waiting, waitingTotal } = await world.get(sanne, 'dashboard');
    const reasons = new Map(waiting.map((row) => [row.reference, row.why]));
    expect(reasons.get('TR-2026-0388')).toBe('answer');
    expect(reasons.get('TR-2026-0409')).toBe('access-rejected');
    expect(reasons.get('TR-2026-0417')).toBe('no-activity');
    expect(reasons.get('TR-2026-0450')).toBe('draft');
    expect(waitingTotal).toBeGreaterThanOrEqual(4);
  });

  test('[DASH-04] activity is the newest events of the own organisation', async () => {
    const { activity } = await world.get(lena, 'dashboard');
    expect(activity.length).toBeGreaterThan(5);
    const own = new Set((await world.store.reader.find('gk_requests', 'org.code = "DB"')).map((row) => row.id));
    expect(activity.filter((event) => event.request !== '' && !own.has(event.request))).toEqual([]);
    expect(activity.map((event) => event.at)).toEqual(
      activity
        .map((event) => event.at)
        .toSorted()
        .toReversed(),
    );
  });
});

describe('between organisations', () => {
  test('[ROUTE-52] another organisation’s onboarding is not found, like one that does not exist', async () => {
    const foreign = await requestOf('DB-45120');
    const missing = { ok: false, refusal: { code: 'not-found', facts: {} } };
    const subject = foreign.subject;
    expect(await world.query(sanne, 'entity', { subject })).toEqual(missing);
    expect(await world.query(sanne, 'entity', { subject: 'nosuchsubject00' })).toEqual(missing);
    expect(await world.query(sanne, 'entity-history', { subject })).toEqual(missing);
    expect(await world.query(sanne, 'report', { request: foreign.id })).toEqual(missing);
    expect(await world.query(sanne, 'download-all', { request: foreign.id })).toEqual(missing);
    expect(await world.query(sanne, 'draft', { request: foreign.id })).toEqual(missing);
    const [document] = await world.store.reader.find('kyc_businesses_docs', 'business = {:s}', { s: subject });
    const doc = document?.doc ?? '';
    expect(await world.query(sanne, 'document', { doc, subject })).toEqual(missing);
    expect(await world.query(sanne, 'document-file', { doc })).toEqual(missing);
    expect(await world.query(sanne, 'document-history', { owner: subject, kind: 'registration', subject })).toEqual(
      missing,
    );
    expect(await world.query(sanne, 'entity', { subject: zilverlinde.subject, request: foreign.id })).toEqual(missing);
  });

  test('[ENT-17, ENT-19] of a shared subject each sees its own onboarding, and before access not that there is a vault', async () => {
    const entity = await world.get(lena, 'entity', { subject: zilverlinde.subject });
    expect(entity.request.reference).toBe('DB-45402');
    expect(entity.accelerated).toBeNull();
    const text = JSON.stringify(entity);
    for (const secret of ['Kade', 'TR-2026-0431', 'Rijsbergen', 'Hoekstra Beheer', 'sanne'])
      expect(text).not.toContain(secret);
    expect(entity.onboardings).toHaveLength(1);
  });

  test('[ENT-18] of a person’s vault an institution learns nothing', async () => {
    const aoifes = await requestOf('TR-2026-0417');
    expect((await world.get(sanne, 'entity', { subject: aoifes.subject })).accelerated).toBeNull();
  });
});

describe('clients', () => {
  test('[SCR-13] a client’s answers contain nothing of screening, risk or the desk’s notes', async () => {
    const form = await world.get(marit, 'client-form', { request: zilverlinde.id });
    const forms = await world.get(marit, 'client-forms');
    const data = await world.get(marit, 'my-data');
    const text = JSON.stringify([form, forms, data]);
    for (const secret of [
      'EU.9914',
      'Yoris',
      'sanctions',
      'screening',
      'risk',
      'seller wants to sign',
      'ruben',
      'Aerts',
    ]) {
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
    expect(form.clientStatus).toBe('being-checked');
    expect(form.editable).toBe('none');
    expect(form.answers.ownership?.edges).toHaveLength(6);
  });

  test('[PERM-07] a client sees their own forms only, with the statuses for clients', async () => {
    const { forms, accessRequests } = await world.get(marit, 'client-forms');
    expect(forms.map((form) => form.reference).toSorted()).toEqual(['DB-45402', 'TR-2026-0431']);
    expect(forms.find((form) => form.reference === 'DB-45402')).toMatchObject({
      clientStatus: 'please-complete',
      needsOwner: false,
    });
    expect(accessRequests.map((one) => [one.reference, one.mayDecide])).toEqual([['DB-45402', true]]);
    const missing = { ok: false, refusal: { code: 'not-found' } };
    expect(await world.query(aoife, 'client-form', { request: zilverlinde.id })).toMatchObject(missing);
    expect(await world.query(aoife, 'my-answers', { request: zilverlinde.id })).toMatchObject(missing);
    const access = await world.store.reader.first('gk_access', 'request = {:r}', { r: zilverlinde.id });
    expect(await world.query(aoife, 'access-request', { access: access?.id ?? '' })).toMatchObject(missing);
  });

  test('a client reads the files of the own vault, and no other', async () => {
    const [row] = await world.store.reader.find('kyc_businesses_docs', 'business = {:s}', { s: zilverlinde.subject });
    const doc = row?.doc ?? '';
    expect(await world.query(marit, 'document-file', { doc })).toMatchObject({
      ok: true,
      value: { mediaType: 'application/pdf' },
    });
    expect(await world.query(aoife, 'document-file', { doc })).toMatchObject({
      ok: false,
      refusal: { code: 'not-found' },
    });
  });
});

describe('before sign-in', () => {
  test('the login pages show the desk’s texts, and with a form those of the institution; a draft shows none', async () => {
    const plain = await world.get('', 'before-sign-in');
    expect(plain).toMatchObject({ desk: { name: 'Dossier' }, institution: null });
    const form = await world.get('', 'before-sign-in', { formId: zilverlinde.id });
    expect(form.institution?.name).toBe('Kade & Vos Notarissen');
    const draft = await requestOf('TR-2026-0450');
    expect((await world.get('', 'before-sign-in', { formId: draft.id })).institution).toBeNull();
  });
});

describe('the wizard', () => {
  test('a draft opens as it was last saved', async () => {
    const draft = await requestOf('TR-2026-0450');
    const view = await world.get(sanne, 'draft', { request: draft.id });
    expect(view).toMatchObject({ status: 'draft', invite: null, values: { reference: 'TR-2026-0450', contact: '' } });
    const sent = await world.get(sanne, 'draft', { request: zilverlinde.id });
    expect(sent.invite?.nl.to).toBe(marit);
  });

  test('activities are found by number and by word', async () => {
    expect((await world.get(marit, 'sbi', { q: '68.20' })).rows[0]?.code.startsWith('682')).toBe(true);
    const editions = (await world.get(marit, 'sbi', { codes: '6820' })).rows.map(({ edition }) => edition);
    expect(editions.toSorted()).toEqual(['2008', '2025']);
  });
});

describe('report', () => {
  test('[ENT-20, PERM-17] an institution has the report after completion; the desk may print a provisional one', async () => {
    expect(await world.query(sanne, 'report', { request: zilverlinde.id })).toMatchObject({
      ok: false,
      refusal: { code: 'report-not-ready' },
    });
    const provisional = await world.bytes(ruben, 'report', { request: zilverlinde.id });
    expect(provisional.subarray(0, 5).toString()).toBe('%PDF-');
    const done = await requestOf('TR-2026-0395');
    const once = await world.bytes(sanne, 'report', { request: done.id });
    // The version counts however often it is printed, also when the file was taken up again.
    expect((await world.bytes(sanne, 'report', { request: done.id })).equals(once)).toBe(true);
    await world.store.transaction((records) =>
      records.update('gk_requests', done.id, { status: 'submitted', completed_at: '' }),
    );
    expect((await world.bytes(sanne, 'report', { request: done.id })).equals(once)).toBe(true);
    await world.store.transaction((records) =>
      records.update('gk_requests', done.id, { status: 'completed', completed_at: done.completed_at }),
    );
  });

  test('[ENT-02] the report is tagged, names the subject, and has text in whatever script', async () => {
    const bytes = await world.bytes(ruben, 'report', { request: zilverlinde.id });
    const text = await textOf(bytes);
    for (const part of ['Zilverlinde Vastgoed B.V.', 'Tessera Holding S.à r.l.', 'Élise Fontaine', '43%', 'SHA-256']) {
      expect(text).toContain(part);
    }
    expect(bytes.includes('/StructTreeRoot')).toBe(true);
    expect(bytes.includes('/Lang')).toBe(true);
  });

  test('[SCR-13, PERM-17] the client’s copy has the answers and nothing of the desk', async () => {
    const text = await textOf(await world.bytes(marit, 'my-answers', { request: zilverlinde.id }));
    expect(text).toContain('Hoekstra Beheer B.V.');
    for (const secret of ['Ruben', 'Screening', 'Yoris', 'Risk', 'seller wants']) expect(text).not.toContain(secret);
  });
});

describe('download all', () => {
  test('[ENT-03] the archive holds every document in a folder per owner, the list of their hashes, report and index', async () => {
    const done = await requestOf('TR-2026-0395');
    const folder = await mkdtemp(join(tmpdir(), 'archive-'));
    await writeFile(join(folder, 'all.zip'), await world.bytes(sanne, 'download-all', { request: done.id }));
    execFileSync('unzip', ['-q', 'all.zip', '-d', 'out'], { cwd: folder });
    const files = (await readdir(join(folder, 'out'), { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    );
    const lines = (await readFile(join(folder, 'out', 'manifest.csv'), 'utf8')).trim().split('\r\n').slice(1);
    const others = ['history.json', 'index.html', 'manifest.csv', 'report.pdf'];
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(others));
    expect(files).toHaveLength(lines.length + others.length);
    expect(lines.length).toBe(3);
    for (const line of lines) {
      const cells = line.split(',');
      const bytes = await readFile(join(folder, 'out', cells[0] ?? ''));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(cells.at(-1));
    }
    await rm(folder, { recursive: true });
  });
});
