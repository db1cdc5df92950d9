import { deepEqual } from 'node:assert/strict';
import type { DraftValues } from '@dossier/domain/contracts/shared/draft-values';
import type { RegisterAnswer } from '@dossier/domain/contracts/shared/register-answer';
import type { RefusalCode } from '@dossier/domain/refusals';
import type { Refused, Result } from '@dossier/domain/result';
import type { AnyRecord } from '@dossier/records';
import { proveOwner } from '../src/case/prove-owner.ts';
import type { DeskRecordsStore } from '../src/collections/rows.ts';
import { actorOf } from '../src/http/actor-of.ts';
import type { Actor } from '../src/runtime/actor.ts';
import { company, makeContact } from './factories.ts';
import { chosenInRegister, done, requestRow, type World } from './scenario.ts';
import type { Person } from './test-app.ts';

/** The actor that the HTTP layer makes of a signed-in account. */
export async function actorFor(world: World, person: Person): Promise<Actor> {
  const record = await world.store.reader.need(person.collection, person.id);
  const actor = actorOf(person.collection, record as unknown as AnyRecord);
  if (!actor) throw new Error(`${person.collection}/${person.id} is no user of a portal`);
  return actor;
}

/** Runs the body in one transaction, like a workflow. */
export const write = <T>(world: World, body: (records: DeskRecordsStore) => Promise<T>): Promise<T> =>
  world.store.transaction(body);

/** Asserts that a rule refuses with this code and writes nothing; returns the facts of the refusal. */
export async function refusedBy(
  world: World,
  code: RefusalCode,
  rule: (records: DeskRecordsStore) => Promise<Result<unknown>>,
): Promise<Refused['refusal']['facts']> {
  await world.accessLog.settled();
  let writes = 0;
  const stop = world.store.afterCommit((changes) => {
    writes += changes.length;
  });
  const result = await write(world, rule).finally(stop);
  deepEqual({ code: result.ok ? 'accepted' : result.refusal.code, writes }, { code, writes: 0 });
  return result.ok ? {} : result.refusal.facts;
}

let companies = 0;

/** Draft values for a company that no other onboarding is about. */
export function newCompany(more: Partial<RegisterAnswer> = {}) {
  companies += 1;
  return {
    client: {
      kind: 'business' as const,
      company: company({ registrationNumber: `${70_000_000 + companies}`, ...more }),
    },
  };
}

/** Makes the contact of an onboarding the proven owner of its vault. */
export const proven = (world: World, request: string): Promise<void> =>
  write(world, async (records) => {
    const row = await requestRow(world, request);
    await proveOwner(records, row, { user: row.client_user, by: world.lead.id, reason: 'Known to the desk.' });
  });

/** An onboarding that the other institution sent about the same company, to a contact with the same address. */
export async function requestOfOther(world: World, first: string, email?: string): Promise<string> {
  const { reader } = world.store;
  const one = await requestRow(world, first);
  const { email: contactEmail } = await reader.need('gk_contacts', one.contact);
  const contact = await makeContact(world, world.otherOrg, email ?? contactEmail);
  const business = await reader.need('kyc_businesses', one.business);
  const values: DraftValues = {
    client: { kind: 'business', company: business.register as RegisterAnswer },
    contact: contact.id,
    reference: 'DB-1',
    transactionDescription: 'Account',
    deadline: '2026-12-24',
  };
  const given = await chosenInRegister(world, values);
  const { id } = await done(world.run(world.otherGatekeeper, 'save-draft', { values: given }));
  await done(world.run(world.otherGatekeeper, 'send', { request: id }));
  return id;
}
