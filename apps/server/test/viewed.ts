import { deepEqual } from 'node:assert/strict';
import { type FileViewName, type ViewName, viewContracts } from '@dossier/domain/contracts/views';
import { newCompany } from './case.ts';
import { createAccounts, done, onboardingAt, requestRow, settleChecks, type World } from './scenario.ts';
import { type Person, startedLike } from './test-app.ts';

/** Onboardings of the first institution at several stages, each about a client of its own. */
export interface Viewed extends World {
  readonly draft: string;
  /** Of a natural person. */
  readonly requested: string;
  readonly corrections: string;
  /** With a document of the institution's own. */
  readonly completed: string;
  /** Subject of `completed`. */
  readonly subject: string;
}

/** The same data for every test of a view, because creating it takes longer than the tests. */
export const startViewed = startedLike(async (test) => {
  const people = await createAccounts(test);
  const world: World = Object.assign(test, people);
  const completed = await onboardingAt(world, 'submitted');
  await done(world.upload(world.gatekeeper, { request: completed, owner: 'request', type: 'articlesOfAssociation' }));
  await settleChecks(world, completed);
  await done(world.run(world.intern, 'complete', { request: completed }));
  const other = { reference: 'KV-CORR', ...newCompany({ name: 'Tessera Holding B.V.' }) };
  const corrections = await onboardingAt(world, 'corrections', 'business', other);
  const requested = await onboardingAt(world, 'requested', 'individual', { reference: 'KV-REQ' });
  const draft = await onboardingAt(world, 'draft', 'business', { reference: 'KV-DRAFT', ...newCompany() });
  const { subject } = await requestRow(world, completed);
  return { ...people, completed, corrections, requested, draft, subject };
});

type Params = Record<string, string>;

/** Asserts that the roles of the contract may call the view, and that all others and guests are refused first. */
export async function onlyItsRoles(world: World, name: ViewName, params: Params = {}): Promise<void> {
  const people: Record<string, Person> = {
    gatekeeper: world.gatekeeper,
    'gatekeeper-admin': world.admin,
    intern: world.intern,
    'intern-lead': world.lead,
    client: world.client,
  };
  const contract = viewContracts[name];
  const roles: readonly string[] = contract.roles;
  for (const [role, who] of Object.entries(people)) {
    const { status } = await world.view(who, name, params);
    deepEqual({ role, allowed: status !== 403 && status !== 401 }, { role, allowed: roles.includes(role) });
  }
  deepEqual((await world.view(null, name, params)).status === 401, !('guests' in contract));
}

/** Asserts that what exists is, for these accounts, the same as what does not. */
export async function missingFor(
  world: World,
  people: readonly Person[],
  name: ViewName,
  params: Params,
  unknown: Params,
): Promise<void> {
  for (const who of people) {
    const { status, body } = await world.view(who, name, params);
    deepEqual(
      { collection: who.collection, status, body },
      { collection: who.collection, ...(await world.view(who, name, { ...params, ...unknown })) },
    );
    deepEqual([status, body.code], [404, 'not-found']);
  }
}

/** A file as it is downloaded. Throws unless it is answered. */
export async function downloaded(
  world: World,
  who: Person,
  name: FileViewName,
  params: Params,
  language = 'en',
): Promise<{ bytes: Buffer; headers: Headers }> {
  const answer = await fetch(`${world.url}/api/desk/views/${name}?${new URLSearchParams(params)}`, {
    headers: { authorization: await world.tokenOf(who), 'accept-language': language },
  });
  deepEqual(answer.status, 200);
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

/** Id that no record has. */
export const unknownId = 'nosuchrecord001';
