import { joris } from '@dossier/domain/testing/sample-form';
import { requestOfOther } from './case.ts';
import { type Listed, loadVersion, makeList, others } from './lists.ts';
import {
  accessOf,
  createAccounts,
  done,
  fillIn,
  onboardingAt,
  requestRow,
  type Stage,
  type World,
} from './scenario.ts';
import { type Person, startedLike } from './test-app.ts';

/** Similar to Joris of the sample form in name and year of birth: an alert. */
export const yoris: Listed = {
  id: 'J-1',
  name: 'Yoris van Reisbergen',
  birthDate: '1980',
  nationality: 'by',
  birthPlace: 'Minsk',
};

export type ShownHit = { id: string; state: string; earlier: Record<string, unknown> | null } & Record<string, unknown>;
export type Shown = { target: string; status: string; hits: ShownHit[] } & Record<string, unknown>;

/** Returns the id of the list. */
export async function withList(world: World, entries: readonly Listed[] = [...others, yoris]): Promise<string> {
  const list = await makeList(world, 'EU financial sanctions');
  await loadVersion(world, list, entries);
  return list;
}

export async function entityOf(world: World, request: string, who: Person = world.intern) {
  const { subject } = await requestRow(world, request);
  return done(world.view(who, 'entity', { subject, request }));
}

export const peopleOf = async (world: World, request: string, who?: Person): Promise<Shown[]> =>
  (await entityOf(world, request, who)).personScreening.value;

export const jorisOf = async (world: World, request: string): Promise<Shown> =>
  (await peopleOf(world, request)).find(({ target }) => target === joris) as Shown;

export const hitOf = async (world: World, request: string): Promise<ShownHit> =>
  (await jorisOf(world, request)).hits[0] as ShownHit;

export const checkOf = async (world: World, request: string, check: string): Promise<string> =>
  (await entityOf(world, request)).statuses.find((one: { check: string }) => one.check === check)?.status;

export const decide = (world: World, hit: string, state: string, reason = 'Born in another place.') =>
  done(world.run(world.intern, 'decide-hits', { hits: [hit], state, reason }));

export async function screenAgain(world: World, request: string): Promise<void> {
  await done(world.run(world.intern, 'run-screening', { request }));
  await world.screening.screenFiles();
}

/** A correction of the people section is requested, the client changes it and submits the form again. */
export async function sendAgain(
  world: World,
  request: string,
  change: (section: Record<string, unknown>[]) => void = () => undefined,
): Promise<void> {
  const corrections = [{ target: 'section:people', text: 'Please look at the dates of birth.' }];
  await done(world.run(world.intern, 'ask-client', { request, corrections }));
  const { reader } = world.store;
  const draft = await reader.first('kyc_businesses_details', 'request = {:r} && state = "draft"', { r: request });
  const values = structuredClone(draft?.people) as unknown as { people: Record<string, unknown>[] };
  change(values.people);
  const revision = draft?.section_states?.['people']?.revision ?? 0;
  await done(world.run(world.client, 'save-kyc-section', { request, section: 'people', revision, values }));
  const asked = await reader.first('gk_corrections', 'request = {:r} && status = "open"', { r: request });
  await done(world.run(world.client, 'answer-correction', { correction: asked?.id, answer: 'Done.' }));
  await done(world.run(world.client, 'submit', { request }));
}

/** A second institution's onboarding of the same company, submitted with the same answers. */
export async function ofOtherInstitution(world: World, first: string): Promise<string> {
  const request = await requestOfOther(world, first);
  await done(world.run(world.client, 'approve-access', { access: await accessOf(world, request) }));
  await fillIn(world, request);
  await done(world.run(world.client, 'submit', { request }));
  return request;
}

const companyAt = (stage: Stage, entries?: readonly Listed[]) =>
  startedLike(async (test) => {
    const people = await createAccounts(test);
    const world = Object.assign(test, people);
    const list = await withList(world, entries);
    const request = await onboardingAt(world, stage);
    if (stage === 'completed') await world.screening.screenFiles();
    const { subject } = await requestRow(world, request);
    return { ...people, file: { list, request, subject } };
  });

/** An installation with Yoris on a list, and a submitted company form that waits to be screened. */
export const sentCompany = companyAt('submitted');

/** The same with a list that matches no person of it. */
export const sentCleanCompany = companyAt('submitted', others);

/** A completed onboarding of a company that was screened without matches. */
export const screenedCompany = companyAt('completed', others);

/** Completes with the same reason for each problem. */
export async function completeDespite(world: World, request: string, who: Person = world.intern): Promise<void> {
  const { problems } = await entityOf(world, request, who);
  const given = (problems as { kind: string; id: string }[]).map(({ kind, id }) => {
    return { kind, id, reason: 'The birth date and the place differ.' };
  });
  await done(world.run(who, 'complete', { request, problems: given }));
}
