import type { GivenDraft } from '@dossier/domain/contracts/shared/draft-values';
import { demoCompanies } from '../registry/demo/demo-companies.ts';
import { approve, arrive, fillIn, playRefusal } from './client-steps.ts';
import { dismissHit, identify, setChecks, verifyDocuments } from './desk-steps.ts';
import { addOwnDocuments } from './own-documents.ts';
import type { SeedStaff } from './people.ts';
import type { Plan, Stage } from './plans.ts';
import type { Player, World } from './world.ts';

interface Scene {
  readonly world: World;
  readonly staff: SeedStaff;
  readonly plan: Plan;
  readonly request: string;
  /** Moves to a fraction of the time between the first step and the last. */
  readonly at: (progress: number) => void;
}

/** Plays one onboarding from its first step to its stage. */
export async function play(world: World, staff: SeedStaff, plan: Plan): Promise<string> {
  const at = (progress: number) => world.clock.goTo(plan.from - (plan.from - plan.to) * progress);
  at(0);
  const gatekeeper = staff[plan.by];
  const { id } = await world.run('save-draft', gatekeeper, { values: await draftValues(world, gatekeeper, plan) });
  const scene: Scene = { world, staff, plan, request: id, at };
  if (plan.stage === 'draft') return id;
  await addOwnDocuments({ world, staff, plan, request: id });
  world.clock.wait(12);
  await world.run('send', gatekeeper, { request: id });
  await stages[plan.stage](scene);
  return id;
}

async function draftValues(world: World, gatekeeper: Player, plan: Plan): Promise<GivenDraft> {
  const { client, company } = plan;
  const contact = await contactOf(world, gatekeeper, plan);
  const found = demoCompanies.find(({ name }) => name === company);
  if (company && !found) throw new Error(`no demo company has the name ${company}`);
  const isUnfinished = plan.stage === 'draft';
  return {
    client: found
      ? { kind: 'business', register: { provider: 'local', id: found.key } }
      : {
          kind: 'individual',
          firstName: client.firstName,
          lastName: client.lastName,
          documentNumber: '94310872',
          country: client.country,
        },
    hasRepresentative: company !== undefined,
    contact: isUnfinished ? '' : contact,
    reference: plan.reference,
    transactionDescription: plan.purpose,
    description: plan.isZilverlinde ? 'Came to us through their accountant. Call before Thursday.' : '',
    sourceOfFunds: plan.sourceOfFunds === true,
    deadline: world.clock.day(plan.deadline),
    scope: plan.scope ?? [],
    remarks: plan.isZilverlinde ? 'The seller wants to sign before the end of the month.' : '',
  };
}

async function contactOf(world: World, { actor, record }: Player, { client }: Plan): Promise<string> {
  const row = await world.store.transaction(
    (records) =>
      records.create('gk_contacts', {
        org: actor.org,
        first_name: client.firstName,
        last_name: client.lastName,
        email: client.email,
        phone: client.phone,
      }),
    { actor: record },
  );
  return row.id;
}

/** Steps after an onboarding was submitted, per stage. */
const stages: Readonly<Record<Exclude<Stage, 'draft'>, (scene: Scene) => Promise<void>>> = {
  requested: async () => undefined,
  'access-rejected': async ({ world, request, at }) => {
    at(1);
    await playRefusal(world, await arrive(world, request), request);
  },
  'filling-in': async (scene) => {
    const client = await comeIn(scene);
    scene.at(1);
    await fillIn({ ...scene, client }, 3);
  },
  submitted: async (scene) => {
    await submit(scene, 1);
  },
  'in-review': (scene) => (scene.plan.isZilverlinde ? zilverlindeReview(scene) : review(scene)),
  'asked-client': async (scene) => {
    await submit(scene, 0.5);
    scene.at(1);
    const target = scene.plan.company ? 'section:legal-entity' : 'section:individual';
    const text = 'Please give your address as it is in the register, with the addition to the house number.';
    await scene.world.run('ask-client', await assignToIntern(scene), {
      request: scene.request,
      corrections: [{ target, text }],
    });
  },
  'asked-institution': async (scene) => {
    await submit(scene, 0.5);
    scene.at(1);
    const question = 'Do you have the shareholders registry from the former deed? The client no longer has it.';
    await scene.world.run('ask-institution', await assignToIntern(scene), { request: scene.request, question });
  },
  completed: (scene) => complete(scene, 1),
  cancelled: async ({ world, staff, plan, request, at }) => {
    at(1);
    await world.run('cancel', staff[plan.by], { request, reason: 'The client chose another notary.' });
  },
  closed: async (scene) => {
    await complete(scene, 0.8);
    scene.at(1);
    await scene.world.run('archive', scene.staff[scene.plan.by], { request: scene.request });
  },
};

async function comeIn({ world, request, at }: Scene): Promise<Player> {
  at(0.15);
  const client = await arrive(world, request);
  world.clock.wait(3);
  await approve(world, client, request);
  return client;
}

async function submit(scene: Scene, progress: number): Promise<Player> {
  const client = await comeIn(scene);
  scene.at(0.15 + (progress - 0.15) * 0.6);
  await fillIn({ ...scene, client });
  scene.at(progress);
  await scene.world.run('submit', client, { request: scene.request });
  await scene.world.screenFiles();
  return client;
}

async function assignToIntern({ world, staff, plan, request }: Scene): Promise<Player> {
  const intern = staff[plan.intern ?? 'ruben'];
  await world.run('assign', intern, { requests: [request] });
  world.clock.wait(5);
  return intern;
}

async function review(scene: Scene): Promise<void> {
  await submit(scene, 0.6);
  scene.at(1);
  const work = { ...scene, intern: await assignToIntern(scene) };
  await setChecks(work, ['registration']);
  await verifyDocuments(work, 1);
}

async function complete(scene: Scene, progress: number): Promise<void> {
  await submit(scene, progress * 0.5);
  scene.at(progress * 0.7);
  const work = { ...scene, intern: await assignToIntern(scene) };
  await setChecks(work);
  await verifyDocuments(work);
  scene.at(progress * 0.85);
  await identify(work);
  scene.at(progress);
  await scene.world.run('complete', work.intern, { request: scene.request });
}

/** The case of the tour: returned once, submitted again, half checked, with a hit that awaits a decision. */
async function zilverlindeReview(scene: Scene): Promise<void> {
  const { world, request } = scene;
  const client = await submit(scene, 0.5);
  scene.at(0.7);
  const work = { ...scene, intern: await assignToIntern(scene) };
  const text = 'Joris van Rijsbergen also holds shares through Tessera Holding. Please give his exact share there.';
  await world.run('ask-client', work.intern, { request, corrections: [{ target: 'section:ownership', text }] });
  scene.at(0.85);
  const correction = await world.store.reader.first('gk_corrections', 'request = {:r}', { r: request });
  const answer = 'His share in Tessera Holding is 70%.';
  await world.run('answer-correction', client, { correction: correction?.id ?? '', answer });
  await world.run('submit', client, { request });
  await world.screenFiles();
  scene.at(0.93);
  await setChecks(work, ['registration', 'activities', 'funds']);
  await verifyDocuments(work, 2);
  await identify(work, 1);
  const reason = 'Another year of birth; the position was held from 1987, when he was three.';
  await dismissHit(work, 'PP-20871', reason);
}
