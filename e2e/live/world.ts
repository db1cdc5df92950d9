import { run, upload, view } from '../support/call.ts';
import {
  actAs,
  type Institution,
  makeClient,
  makeGatekeeper,
  makeInstitution,
  makeIntern,
  type Person,
  type StaffedDesk,
} from '../support/people.ts';
import { type Case, type CaseOptions, makeCase, realFile, type Stage } from '../support/stages.ts';

/** People who share onboardings. `gatekeeper`, `intern` and `client` have the screens open; the others make changes. */
export interface LiveWorld {
  readonly desk: StaffedDesk;
  readonly institution: Institution;
  readonly gatekeeper: Person;
  readonly colleague: Person;
  readonly intern: Person;
  readonly reviewer: Person;
  readonly client: Person;
  /** A new onboarding, started by the colleague and reviewed by the reviewer. */
  onboarding(stage: Stage, options?: CaseOptions): Promise<Case>;
  /** Calls a workflow as a person, outside the browser. */
  run(who: Person, verb: string, input: object): ReturnType<typeof run>;
  view(who: Person, name: string, params: Record<string, string>): ReturnType<typeof view>;
  addDocument(who: Person, input: Record<string, string>): ReturnType<typeof upload>;
}

export async function makeWorld(desk: StaffedDesk): Promise<LiveWorld> {
  const institution = await makeInstitution(desk);
  const [gatekeeper, colleague, intern, reviewer, client] = await Promise.all([
    makeGatekeeper(desk, institution, { role: 'admin' }),
    makeGatekeeper(desk, institution, { role: 'admin', firstName: 'Pieter', lastName: 'Kade' }),
    makeIntern(desk, { role: 'lead', firstName: 'Ilse', lastName: 'Brandt' }),
    makeIntern(desk, { role: 'lead' }),
    makeClient(desk),
  ]);
  const tokenOf = async (who: Person) => (await actAs(desk, who)).token;
  return {
    ...{ desk, institution, gatekeeper, colleague, intern, reviewer, client },
    onboarding: (stage, options) =>
      makeCase(desk, stage, { institution, gatekeeper: colleague, intern: reviewer, client, ...options }),
    run: async (who, verb, input) => run(desk, await tokenOf(who), verb, input),
    view: async (who, name, params) => view(desk, await tokenOf(who), name, params),
    addDocument: async (who, input) => upload(desk, await tokenOf(who), input, realFile('card.png')),
  };
}
