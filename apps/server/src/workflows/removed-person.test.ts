import { businessAnswers, joris } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveAs, invite, readerOf } from '../../test/own-links.ts';
import { done, fillIn, onboardingAt, saveSection, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Saves the form without this person, whose interest the other owners have now. */
async function takeOut(request: string, person: string): Promise<void> {
  const { ownership, people } = businessAnswers();
  const nodes = ownership.nodes?.filter(({ id }) => id !== person);
  const others = ownership.edges?.filter(({ owner }) => owner !== person);
  const edges = others?.map((edge) => (edge.owned === 'client' ? { ...edge, share: 1_000_000 } : edge));
  await done(saveSection(world, request, 'ownership', { ...ownership, nodes, edges }));
  await done(saveSection(world, request, 'people', { people: people.people.filter(({ id }) => id !== person) }));
}

test('a person taken out of the form: their documents and what they gave by a link are not submitted [PERM-12]', async () => {
  const request = await onboardingAt(world, 'approved');
  await fillIn(world, request);
  const link = await invite(world, request, joris, 'joris@tessera.example');
  const photo = await giveAs(world, await readerOf(world, link), link);
  const peopleWithDocuments = async () => {
    const { documents } = await done(world.view(world.client, 'client-form', { request }));
    return documents.map(({ person }: { person: string }) => person);
  };
  await takeOut(request, joris);
  // Put back by "Undo", the person has their documents.
  expect(await peopleWithDocuments()).toContain(joris);
  await done(world.run(world.client, 'submit', { request }));
  expect(await peopleWithDocuments()).not.toContain(joris);
  for (const who of [world.intern, world.gatekeeper]) {
    const { documents } = await entityOf(world, request, who);
    expect(documents.value.map(({ owner }: { owner: string }) => owner)).not.toContain(joris);
  }
  const filter = 'person = {:joris} && request = {:request}';
  const papers = await world.store.reader.find('kyc_individuals_docs', filter, { joris, request });
  expect(papers).toHaveLength(2);
  expect(papers.map(({ doc }) => doc)).toContain(photo);
  for (const { doc } of papers) expect((await world.view(world.gatekeeper, 'document-file', { doc })).status).toBe(404);
});
