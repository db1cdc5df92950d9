import { viewContracts, viewNames } from '@dossier/domain/contracts/views';
import { workflowContracts, workflowNames } from '@dossier/domain/contracts/workflows';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { businessAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { giveAs, given, invite, readerOf, sendPhoto } from '../../test/own-links.ts';
import { textOf } from '../../test/pdf-text.ts';
import { readZip } from '../../test/read-zip.ts';
import { refused } from '../../test/refused.ts';
import {
  accessOf,
  done,
  draftRow,
  fillIn,
  onboardingAt,
  requestRow,
  saveSection,
  snapshot,
  startWorld,
  type World,
} from '../../test/scenario.ts';
import type { Person } from '../../test/test-app.ts';

let world: World;
/** Two onboardings of one institution; the helpers have a part in the first. */
let request: string;
let other: string;
beforeAll(async () => {
  world = await startWorld();
  request = await onboardingAt(world, 'approved', 'business', newCompany());
  await fillIn(world, request);
  other = await onboardingAt(world, 'approved', 'business', newCompany());
  await fillIn(world, other);
});
afterAll(() => world.close());

const delegate = async (sections: readonly KycSection[], email: string, at = request): Promise<string> => {
  const input = { request: at, sections, name: 'Femke Aldershof', email };
  return (await done(world.run(world.client, 'delegate-sections', input))).link;
};

/** Everything that a request over the record API or a view answers to this person. */
async function everythingFor(who: Person, params: Record<string, Record<string, string>>): Promise<string> {
  const names = viewNames.filter((name) => viewContracts[name].roles.some((role) => role === 'client'));
  const views = await Promise.all(
    names.map((name) => world.view(who, name, params[name] ?? { request, subject: '', link: '' })),
  );
  const collections = [...world.store.collections.keys()].filter((name) => !name.startsWith('_'));
  const lists = await Promise.all(
    collections.map((name) =>
      world.request('GET', `/api/collections/${name}/records?perPage=500&expand=request`, { who }),
    ),
  );
  return [...views, ...lists].map(({ body }) => JSON.stringify(body)).join('\n');
}

/** The ids of the onboarding with which a helper could try every view. */
async function knownIds(link: string) {
  const { subject } = await requestRow(world, request);
  const access = await accessOf(world, request);
  return {
    'client-form': { request },
    'client-forms': {},
    'my-answers': { request },
    'my-data': {},
    'access-request': { access },
    'access-log': { access },
    'download-my-data': { subject },
    'own-identification': { link },
    'helper-link': { link },
    sbi: { q: 'rent' },
  };
}

/** Every workflow that clients may call, with the ids of an onboarding. */
async function inputs(at: string, link: string): Promise<Readonly<Record<string, Record<string, unknown>>>> {
  const { subject } = await requestRow(world, at);
  const access = await accessOf(world, at);
  const documents = await world.store.reader.find('kyc_individuals_docs', 'request = {:at}', { at });
  const doc = documents[0]?.doc ?? '';
  const email = 'eve@elsewhere.example';
  return {
    'approve-access': { access },
    'refuse-access': { access },
    'withdraw-access': { access },
    submit: { request: at },
    'email-form-link': { request: at },
    'admit-member': { subject, request: at, role: 'owner' },
    'save-kyc-section': { request: at, section: 'contact', revision: 1, values: { firstName: 'Eve' } },
    'add-document': { request: at, owner: 'subject', type: 'registration', issuedOn: '2026-11-02' },
    'remove-document': { request: at, doc },
    'answer-correction': { correction: 'nocorrection001', answer: 'x' },
    'invite-person': { request: at, person: joris, email, by: 'mail' },
    'delegate-sections': { request: at, sections: ['contact'], name: 'Eve', email },
    'send-helper-link': { link, by: 'code' },
    'end-helper-link': { link },
    'open-helper-link': { link },
    'decline-helper-link': { link },
    'add-identity-photo': { link },
    'remove-identity-photo': { link, doc },
    'give-identification': { link, ...given },
    'read-identity-document': { doc },
  };
}

/** Workflows of a client about their own account, which concern no onboarding. */
const ofOwnAccount = ['save-profile', 'mark-notifications-read', 'log-out-everywhere', 'remove-linked-account'];

const call = (who: Person, verb: string, input: Record<string, unknown>) => {
  if (verb === 'add-document') return world.upload(who, input as Record<string, string>);
  return verb === 'add-identity-photo' ? sendPhoto(world, who, String(input['link'])) : world.run(who, verb, input);
};

describe('the reader of a link', () => {
  test('of one person reads nothing about another person or part of the form [ACC-17, PERM-12]', async () => {
    const link = await invite(world, request, joris, 'joris.reads@tessera.example');
    const reader = await readerOf(world, link);
    const seen = await everythingFor(reader, await knownIds(link));
    const { subject } = await requestRow(world, request);
    const traces = ['06 12345678', 'Maliesingel', 'Hoekstra Beheer', 'marit@zilverlinde', marit, subject, other];
    expect(traces.filter((trace) => seen.includes(trace))).toEqual([]);
    expect(seen).toContain('Rijsbergen');
    const all = await world.store.reader.find('kyc_docs', '');
    for (const { id: doc } of all) {
      expect((await world.view(reader, 'document-file', { doc })).status).toBe(404);
    }
  });

  test('of one person runs no workflow on the form, nor on the link of another person', async () => {
    const link = await invite(world, request, joris, 'joris.runs@tessera.example');
    const foreign = await invite(world, request, marit, 'marit.runs@zilverlinde.example');
    const reader = await readerOf(world, link);
    const attempts = await inputs(request, foreign);
    const clientVerbs = workflowNames.filter((name) => workflowContracts[name].roles.some((role) => role === 'client'));
    expect([...Object.keys(attempts), ...ofOwnAccount].toSorted()).toEqual(clientVerbs.toSorted());
    for (const [verb, input] of Object.entries(attempts)) {
      await refused(world, 'not-found', () => call(reader, verb, input));
    }
  });

  test('of delegated sections works on these sections only', async () => {
    const link = await delegate(['contact', 'legal-entity'], 'femke@zilverlinde.example');
    const femke = await readerOf(world, link);
    const seen = await everythingFor(femke, await knownIds(link));
    const traces = [
      'Rijsbergen',
      'Hoekstra Beheer',
      '1980-02-29',
      'Purchase of an office building',
      joris,
      marit,
      other,
    ];
    expect(traces.filter((trace) => seen.includes(trace))).toEqual([]);
    expect(seen).toContain('Maliesingel');
    for (const [verb, input] of Object.entries(await inputs(request, link))) {
      if (['open-helper-link', 'save-kyc-section', 'decline-helper-link', 'add-document'].includes(verb)) continue;
      await refused(world, 'not-found', () => call(femke, verb, input));
    }
    const save = (section: string, revision: number, values: unknown) =>
      world.run(femke, 'save-kyc-section', { request, section, revision, values });
    for (const section of ['ownership', 'people', 'identity', 'activities']) {
      await refused(world, 'not-found', () => save(section, 1, {}));
    }
    const revision = (await draftRow(world, request))?.section_states?.['contact']?.revision ?? 0;
    await done(save('contact', revision, businessAnswers().contact));
    for (const owner of [joris, 'request']) {
      const type = { type: 'other', purpose: 'identity' };
      expect((await world.upload(femke, { request, owner, ...type })).status).not.toBe(200);
    }
    await refused(world, 'not-found', () =>
      world.upload(femke, { request, owner: 'subject', type: 'other', purpose: 'funds' }),
    );
    const { doc } = await done(world.upload(femke, { request, owner: 'subject', type: 'ownership' }));
    expect((await world.view(femke, 'document-file', { doc })).status).toBe(200);
    await done(world.run(femke, 'remove-document', { request, doc }));
    // A document of a person, of a kind that the delegated section asks the company for.
    await done(world.upload(world.client, { request, owner: joris, type: 'registration', issuedOn: '2026-11-02' }));
    const papers = await world.store.reader.find('kyc_individuals_docs', 'request = {:request}', { request });
    for (const { doc: paper } of papers) {
      expect((await world.view(femke, 'document-file', { doc: paper })).status).toBe(404);
      await refused(world, 'not-found', () => world.run(femke, 'remove-document', { request, doc: paper }));
    }
  });

  test('of delegated sections reads nothing once the owner ends it or submits the form', async () => {
    const at = await onboardingAt(world, 'approved', 'business', newCompany());
    await fillIn(world, at);
    const first = await delegate(['contact'], 'first@zilverlinde.example', at);
    const second = await delegate(['contact'], 'second@zilverlinde.example', at);
    const readers = [await readerOf(world, first), await readerOf(world, second)] as const;
    for (const who of readers) await done(world.view(who, 'client-form', { request: at }));
    await done(world.run(world.client, 'end-helper-link', { link: first }));
    await refused(world, 'not-found', () => world.view(readers[0], 'client-form', { request: at }));
    await done(world.run(world.client, 'submit', { request: at }));
    await refused(world, 'not-found', () => world.view(readers[1], 'client-form', { request: at }));
    expect((await done(world.view(readers[1], 'own-identification', { link: second }))).closed).toBe('closed');
  });
});

test('sections with identity papers cannot be delegated, and helpers delegate nothing', async () => {
  for (const section of ['people', 'identity', 'funds'] as const) {
    const input = { request, sections: [section], name: 'Eve', email: 'eve@elsewhere.example' };
    await refused(world, 'section-closed', () => world.run(world.client, 'delegate-sections', input));
  }
});

test('an account of another client, or a guest, opens no link', async () => {
  const link = await invite(world, request, joris, 'joris.alone@tessera.example');
  for (const verb of ['open-helper-link', 'decline-helper-link']) {
    await refused(world, 'not-found', () => world.run(world.otherClient, verb, { link }));
    await refused(world, 'not-allowed', () => world.run(world.gatekeeper, verb, { link }));
    await refused(world, 'not-signed-in', () => world.run(null, verb, { link }));
  }
  expect((await world.view(world.otherClient, 'own-identification', { link })).status).toBe(404);
});

describe('what a person gave by an own link', () => {
  let photo: string;
  const canaries = [given.identityNumber, given.birthDate, given.identityExpiry, given.remark];
  beforeAll(async () => {
    const link = await invite(world, request, joris, 'joris.gives@tessera.example');
    photo = await giveAs(world, await readerOf(world, link), link);
    await done(world.run(world.client, 'submit', { request }));
  });

  const raw = async (who: Person, path: string) => {
    const answer = await fetch(`${world.url}${path}`, { headers: { authorization: await world.tokenOf(who) } });
    return Buffer.from(await answer.arrayBuffer());
  };

  test('is in no view, PDF, archive, record or mail of the owner of the form [PERM-12]', async () => {
    const { subject } = await requestRow(world, request);
    const archive = readZip(await raw(world.client, `/api/desk/views/download-my-data?subject=${subject}`));
    const files = [...archive].map(async ([path, bytes]) => {
      const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
      return `${path} ${isPdf ? await textOf(bytes) : bytes.toString('latin1')}`;
    });
    const pdf = await textOf(await raw(world.client, `/api/desk/views/my-answers?request=${request}`));
    const seen = [
      await everythingFor(world.client, await knownIds('unknownlink0001')),
      pdf,
      ...(await Promise.all(files)),
    ];
    await world.sendMails();
    const mails = world.mails.map((mail) => JSON.stringify(mail));
    const text = [...seen, ...mails].join('\n');
    expect([...canaries, photo].filter((value) => text.includes(value))).toEqual([]);
    expect(text).toContain('joris.gives@tessera.example');
    expect((await world.view(world.client, 'document-file', { doc: photo })).status).toBe(404);
  });

  test('is not overwritten or revealed when the owner saves the section again', async () => {
    const before = await snapshot(world);
    const answer = await saveSection(world, request, 'people', {});
    expect(JSON.stringify(answer.body)).not.toContain(given.identityNumber);
    expect(await snapshot(world)).toBe(before);
  });

  test('is nothing that the next institution gets from the same vault', async () => {
    const { subject } = await requestRow(world, request);
    const rows = await world.store.reader.find('kyc_individuals_docs', 'doc = {:photo}', { photo });
    expect(rows).toMatchObject([{ business: subject, request, person: joris }]);
    expect((await world.view(world.otherGatekeeper, 'document-file', { doc: photo })).status).toBe(404);
    expect((await world.view(world.gatekeeper, 'document-file', { doc: photo })).status).toBe(200);
    expect((await world.view(world.intern, 'document-file', { doc: photo })).status).toBe(200);
  });
});
