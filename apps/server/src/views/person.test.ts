import type { Person as Shown } from '@dossier/domain/contracts/answers/person';
import { joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { readZip } from '../../test/read-zip.ts';
import {
  accessOf,
  done,
  draftRow,
  fillIn,
  onboardingAt,
  requestRow,
  saveSection,
  subjectOf,
  type World,
} from '../../test/scenario.ts';
import { decide, hitOf, ofOtherInstitution, sentCompany } from '../../test/screened.ts';
import type { Person } from '../../test/test-app.ts';
import { downloaded, missingFor, onlyItsRoles } from '../../test/viewed.ts';

const passport = 'NX4R82KD1';

let world: World;
/** Submitted and screened, with a possible match for Joris. */
let first: string;
let subject: string;
/** The other institution's onboarding of the same company. */
let others: string;
/** Another company of the first institution; its form uses the same ids, as a client could. */
let second: string;

const personOf = (who: Person, of: string, person = joris): Promise<Shown> =>
  done(world.view(who, 'person', { subject: of, person }));
const requestsIn = ({ roles }: Shown) => roles.map(({ request }) => request);

/** Submits a form of another company, after this change of Joris. */
async function submittedWith(change: Readonly<Record<string, string>>): Promise<string> {
  const request = await onboardingAt(world, 'approved', 'business', newCompany());
  await fillIn(world, request);
  const draft = await draftRow(world, request);
  const { people = [] } = ((draft as unknown as { people: unknown }).people ?? {}) as { people?: { id: string }[] };
  const values = { people: people.map((one) => (one.id === joris ? { ...one, ...change } : one)) };
  await done(saveSection(world, request, 'people', values));
  await done(world.run(world.client, 'submit', { request }));
  return request;
}

async function verifyJoris(request: string): Promise<void> {
  const seen = { verifierFirstName: 'Ruben', verifierLastName: 'Aerts', date: '2026-11-20', method: 'video_call' };
  await done(world.run(world.intern, 'record-identity', { request, person: joris, ...seen, result: 'verified' }));
  const of = 'request = {:request} && person = {:joris}';
  const [document] = await world.store.reader.find('kyc_individuals_docs', of, { request, joris });
  await done(world.run(world.intern, 'verify-document', { request, document: document?.id }));
}

const setAccess = async (request: string, status: 'approved' | 'pending') => {
  const id = await accessOf(world, request);
  await world.store.transaction((records) => records.update('gk_access', id, { status }));
};

beforeAll(async () => {
  const sent = await sentCompany();
  world = sent as unknown as World;
  first = sent.file.request;
  subject = sent.file.subject;
  await sent.screening.screenFiles();
  // The newest onboarding is first.
  world.clock.advance({ minutes: 1 });
  others = await ofOtherInstitution(world, first);
  second = await submittedWith({ birthDate: '1971-05-05' });
}, 240_000);
afterAll(() => world.close());

describe('the page of a person', () => {
  test('has roles, interest, documents, matches and identity over the onboardings of the client [PERM-04]', async () => {
    const page = await personOf(world.intern, subject);
    expect(page).toMatchObject({ name: 'Joris van Rijsbergen', subject, person: joris, proof: null });
    expect(requestsIn(page)).toEqual([others, first]);
    expect(page.roles[1]).toMatchObject({
      org: 'Kade & Vos Notarissen',
      function: 'Shareholder',
      isUbo: true,
      isRepresentative: false,
      interest: { lowest: 400_000, highest: 400_000 },
      identity: 'pending',
    });
    expect(page.hits).toMatchObject([
      { request: first, entryName: 'Yoris van Reisbergen', state: 'open', target: `person:${joris}` },
    ]);
    expect(page.documents.map(({ owner, kind }) => [owner, kind])).toContainEqual([joris, 'other-identity']);
    expect(page.documents.every(({ owner }) => owner === joris)).toBe(true);
  });

  test('shows contradicting facts with their sources, and the name that was verified', async () => {
    await done(
      world.run(world.intern, 'record-identity', {
        request: first,
        person: marit,
        verifierFirstName: 'Ruben',
        verifierLastName: 'Aerts',
        date: '2026-11-20',
        method: 'video_call',
        result: 'verified',
      }),
    );
    const version = (await requestRow(world, others)).version;
    const row = await world.store.reader.need('kyc_businesses_details', version);
    const { people } = row.people as unknown as { people: Record<string, unknown>[] };
    const changed = people.map((one) => (one['id'] === marit ? { ...one, nationality: 'BE' } : one));
    // A submitted version is never changed; the new round of a client would leave the same two.
    await world.store.transaction((records) =>
      records.connection
        .run('UPDATE kyc_businesses_details SET people = ? WHERE id = ?', [
          JSON.stringify({ people: changed }),
          version,
        ])
        .then(() => undefined),
    );
    const { facts } = await personOf(world.intern, subject, marit);
    const of = (fact: string) => facts.find((one) => one.fact === fact)?.values ?? [];
    expect(of('nationality').map(({ value, sources }) => [value, sources.map(({ request }) => request)])).toEqual([
      ['BE', [others]],
      ['NL', [first]],
    ]);
    expect(of('birthDate')).toHaveLength(1);
    expect(
      of('name')[0]
        ?.sources.map(({ from }) => from)
        .sort(),
    ).toEqual(['client', 'client', 'identity']);
  });
});

describe('another client’s form with the same name and the same id', () => {
  test('is another person while nothing proves the contrary; born on another day not even a namesake', async () => {
    const page = await personOf(world.intern, subject);
    expect([requestsIn(page), page.namesakes]).toEqual([[others, first], []]);
    const third = await submittedWith({ birthDate: '1980-02-29', nationality: 'DE' });
    const [namesake] = (await personOf(world.intern, subject)).namesakes;
    expect(namesake).toMatchObject({ request: third, agrees: ['name', 'birthDate'], differs: ['nationality'] });
    expect(requestsIn(await personOf(world.intern, subject))).toEqual([others, first]);
  });

  test('is one person when both identities were verified with the same document', async () => {
    const one = await submittedWith({ identityNumber: passport });
    world.clock.advance({ minutes: 1 });
    const other = await submittedWith({ identityNumber: passport.toLowerCase() });
    const page = async () => personOf(world.intern, await subjectOf(world, one));
    await verifyJoris(one);
    expect((await page()).proof).toBeNull();
    await verifyJoris(other);
    const shown = await page();
    expect(requestsIn(shown)).toEqual([other, one]);
    expect(shown.proof).toEqual({ document: 'passport KD1', birthDate: '1980-02-29', clients: 2 });
    expect(JSON.stringify(shown)).not.toContain(passport);
  });
});

describe('what an institution reads of a person', () => {
  test('are its own onboardings only [PERM-01]', async () => {
    expect(requestsIn(await personOf(world.gatekeeper, subject))).toEqual([first]);
    const page = await personOf(world.otherGatekeeper, subject);
    expect(requestsIn(page)).toEqual([others]);
    expect([page.roles[0]?.org, page.namesakes]).toEqual(['', []]);
    for (const request of [first, second]) expect(JSON.stringify(page)).not.toContain(request);
    const elsewhere = { subject: await subjectOf(world, second), person: joris };
    await missingFor(world, [world.otherGatekeeper], 'person', elsewhere, { subject: 'nosuchrecord001' });
  });

  test('is nothing of the screening before completion, not even that there was one [SCR-13, PERM-05]', async () => {
    const page = await personOf(world.gatekeeper, subject);
    expect(page.hits).toEqual([]);
    const closed = { request: first, closed: 'onboarding in progress', runAt: '', lists: 0, openHits: 0 };
    expect(page.screenings).toEqual([closed]);
    expect(JSON.stringify(page)).not.toMatch(/Yoris|EU financial sanctions/);
  });

  test('is nothing at all before access: the person does not exist [PERM-05, ACC-11]', async () => {
    await setAccess(others, 'pending');
    const params = { subject, person: joris };
    await missingFor(world, [world.otherGatekeeper], 'person', params, { person: 'nosuchperson001' });
    await setAccess(others, 'approved');
    expect(requestsIn(await personOf(world.otherGatekeeper, subject))).toEqual([others]);
  });

  test('are decided matches after completion', async () => {
    const { id } = await hitOf(world, first);
    await decide(world, id, 'false_positive');
    await world.store.transaction((records) =>
      records.update('gk_requests', first, { status: 'completed', completed_at: '2026-11-21 10:00:00.000Z' }),
    );
    const { hits } = await personOf(world.gatekeeper, subject);
    expect(hits).toMatchObject([{ entryName: 'Yoris van Reisbergen', state: 'false_positive', by: 'Ruben Aerts' }]);
  });
});

describe('Download All of a person', () => {
  const archive = async (who: Person, of: string) => {
    const { bytes, headers } = await downloaded(world, who, 'download-person', { subject: of, person: joris });
    const files = readZip(bytes);
    return { files, paths: [...files.keys()], name: decodeURIComponent(headers.get('content-disposition') ?? '') };
  };
  const read = async (who: Person, request: string) => {
    await world.accessLog.settled();
    const of = { request, who: who.id };
    const filter = 'request = {:request} && actor = {:who} && action = "downloaded"';
    return (await world.store.reader.find('access_log', filter, of)).map(({ kind, person }) => [kind, person]);
  };
  const complete = (request: string, completed_at: string) =>
    world.store.transaction((records) => records.update('gk_requests', request, { completed_at }));

  test('has the documents of that person alone, a list and an index, and an entry for each document [ENT-03]', async () => {
    const request = await submittedWith({ nationality: 'FR' });
    const of = await subjectOf(world, request);
    const { documents, downloads } = await personOf(world.lead, of);
    const { files, paths, name } = await archive(world.lead, of);
    expect(name).toContain('Joris van Rijsbergen.zip');
    expect(paths.toSorted()).toEqual(
      [...documents.map((one) => `${one.ownerName}/${one.name}`), 'index.html', 'manifest.csv'].toSorted(),
    );
    expect(downloads).toBe(documents.length);
    expect(files.get('index.html')?.toString('utf8')).toContain('<h1>Joris van Rijsbergen</h1>');
    expect(await read(world.lead, request)).toEqual(documents.map(() => ['document', joris]));
  });

  test('is for an institution what Download All of its completed onboardings gives [PERM-17, PERM-01]', async () => {
    const request = await submittedWith({ nationality: 'ES' });
    const of = await subjectOf(world, request);
    const { status, body } = await world.view(world.gatekeeper, 'download-person', { subject: of, person: joris });
    expect([status, body.code]).toEqual([409, 'report-not-ready']);
    expect((await personOf(world.gatekeeper, of)).downloads).toBe(0);
    expect(await read(world.gatekeeper, request)).toEqual([]);
    await complete(request, '2026-11-21 10:00:00.000Z');
    const { documents, downloads } = await personOf(world.gatekeeper, of);
    expect([downloads, (await archive(world.gatekeeper, of)).paths.length]).toEqual([
      documents.length,
      documents.length + 2,
    ]);
    await setAccess(request, 'pending');
    await missingFor(
      world,
      [world.gatekeeper, world.otherGatekeeper],
      'download-person',
      { subject: of, person: joris },
      {
        person: 'nosuchperson001',
      },
    );
  });

  test('is for staff', () => onlyItsRoles(world, 'download-person', { subject, person: joris }));
});

test('clients and guests have no page of a person, and an owner who is a company is none [STAT-05]', async () => {
  await onlyItsRoles(world, 'person', { subject, person: joris });
  const unknown = { person: 'nosuchperson001' };
  await missingFor(world, [world.intern], 'person', { subject, person: 'companyhoek0001' }, unknown);
  await missingFor(world, [world.intern], 'person', { subject, person: subject }, unknown);
});

test('a client who is a person is named before access, without details [ENT-02]', async () => {
  const request = await onboardingAt(world, 'requested', 'individual');
  const individual = await subjectOf(world, request);
  const before = await personOf(world.gatekeeper, individual, individual);
  expect(before.facts.map(({ fact }) => fact)).toEqual(['name']);
  expect([before.documents, before.closedDocuments]).toEqual([[], [request]]);
  expect(before.roles[0]).toMatchObject({ type: 'individual', interest: null });
});
