import type { HistoryEvent } from '@dossier/domain/contracts/answers/dashboard';
import { businessAnswers, joris, marit } from '@dossier/domain/testing/sample-form';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newCompany } from '../../test/case.ts';
import { addPhoto, giveAs, given, invite, linkRow, readerOf, sendPhoto, tokenIn } from '../../test/own-links.ts';
import { refused } from '../../test/refused.ts';
import { clientEmail, done, fillIn, onboardingAt, saveSection, startWorld, type World } from '../../test/scenario.ts';
import { entityOf } from '../../test/screened.ts';
import type { Person } from '../../test/test-app.ts';
import { eventSentence } from '../reports/event-sentence.ts';

let world: World;
let request: string;
/** Of this test alone: mails to one address are limited. */
let address: string;
let tests = 0;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-21T10:00:00.000Z');
  tests += 1;
  address = `joris${tests}@tessera.example`;
  request = await onboardingAt(world, 'approved', 'business', newCompany());
  await fillIn(world, request);
});

const form = async (who: Person = world.client) => done(world.view(who, 'client-form', { request }));
const own = (who: Person, link: string) => world.view(who, 'own-identification', { link });

describe('a link of a person', () => {
  test('is mailed to the address that the owner named, in the language of the owner', async () => {
    await world.store.transaction((records) => records.update('end_client_users', world.client.id, { language: 'nl' }));
    const link = await invite(world, request, joris, 'Joris.Nl@tessera.example');
    const [mail] = (await world.sendMails()).filter(({ to }) => to === 'joris.nl@tessera.example');
    expect(mail?.text).toContain(`/identify/${link}#`);
    expect(mail?.subject).toBe(
      'Kade & Vos Notarissen vraagt u te laten zien wie u bent, voor Zilverlinde Vastgoed B.V.',
    );
    await world.store.transaction((records) => records.update('end_client_users', world.client.id, { language: 'en' }));
    const [shown] = (await form()).links;
    expect(shown).toMatchObject({
      id: link,
      person: joris,
      email: 'joris.nl@tessera.example',
      state: 'invited',
      closed: '',
    });
    expect(JSON.stringify(await linkRow(world, link))).not.toContain(tokenIn(mail?.text ?? ''));
  });

  test('lets the person give their identification, and the owner sees that and when', async () => {
    const link = await invite(world, request, joris, address);
    const reader = await readerOf(world, link);
    await done(world.run(reader, 'open-helper-link', { link }));
    expect((await done(own(reader, link))).person).toMatchObject({ firstName: 'Joris', share: 400_000 });
    await giveAs(world, reader, link);
    expect((await form()).links[0]).toMatchObject({ state: 'given', closed: '' });
    expect((await form()).links[0].givenAt).not.toBe('');
    expect((await done(own(reader, link))).given).toMatchObject({ birthDate: given.birthDate });
  });

  test('replaces what the form says about the person for desk and institution', async () => {
    const link = await invite(world, request, joris, address);
    await giveAs(world, await readerOf(world, link), link);
    await done(world.run(world.client, 'submit', { request }));
    for (const who of [world.intern, world.gatekeeper]) {
      const entity = await entityOf(world, request, who);
      const person = entity.people.value.find(({ id }: { id: string }) => id === joris);
      expect(person).toMatchObject({ birthDate: given.birthDate, nationality: given.nationality });
      const papers = entity.documents.value.filter(({ owner }: { owner: string }) => owner === joris);
      expect(papers).toHaveLength(2);
      expect(entity.identityPeople.find(({ id }: { id: string }) => id === joris).ownLink.state).toBe('given');
    }
  });

  test('may be given after the form was submitted; the desk screens the new facts', async () => {
    await invite(world, request, joris, address);
    await done(world.run(world.client, 'submit', { request }));
    const [{ id: link }] = (await form()).links;
    await giveAs(world, await readerOf(world, link), link);
    const entity = await entityOf(world, request, world.gatekeeper);
    expect(entity.people.value.find(({ id }: { id: string }) => id === joris).birthDate).toBe(given.birthDate);
    const runs = await world.store.reader.find('screening_runs', 'request = {:request}', { request });
    expect(runs.some(({ state }) => state === 'waiting')).toBe(true);
  });

  test('makes the identity details of the person optional for the owner', async () => {
    const people = businessAnswers().people.people.map((one) =>
      one.id === joris
        ? {
            id: joris,
            firstName: 'Joris',
            lastName: 'van Rijsbergen',
            function: 'Owner',
            isUbo: true,
            isRepresentative: false,
            identifiesBy: 'self',
          }
        : one,
    );
    await done(saveSection(world, request, 'people', { people }));
    await done(saveSection(world, request, 'identity', { choices: { [marit]: { method: 'in_person' } } }));
    expect((await form()).issues.map(({ key }: { key: string }) => key)).toEqual(['kyc-form:identity.link-required']);
    await invite(world, request, joris, address);
    expect((await form()).issues).toEqual([]);
    await done(world.run(world.client, 'submit', { request }));
  });
});

describe('the owner', () => {
  test('changes the address: the earlier link ends, and its reader reads nothing any more', async () => {
    const first = await invite(world, request, joris, 'wrong@tessera.example');
    const wrong = await readerOf(world, first);
    const photo = await addPhoto(world, wrong, first);
    const second = await invite(world, request, joris, address);
    expect(second).not.toBe(first);
    expect(await done(own(wrong, first))).toMatchObject({ closed: 'ended', person: null, photos: [], company: '' });
    await refused(world, 'link-closed', () => world.run(wrong, 'open-helper-link', { link: first }));
    await refused(world, 'not-found', () => world.view(wrong, 'own-identification', { link: second }));
    expect(await world.store.reader.get('kyc_docs', photo)).toBeUndefined();
  });

  test('withdraws a link, and cannot withdraw a given one while the desk reviews', async () => {
    const link = await invite(world, request, joris, address);
    const reader = await readerOf(world, link);
    await giveAs(world, reader, link);
    await done(world.run(world.client, 'submit', { request }));
    await refused(world, 'version-frozen', () => world.run(world.client, 'end-helper-link', { link }));
    await refused(world, 'version-frozen', () =>
      world.run(world.client, 'invite-person', { request, person: joris, email: 'other@x.example', by: 'mail' }),
    );
    const other = await invite(world, request, marit, 'marit.phone@zilverlinde.example');
    await done(world.run(world.client, 'end-helper-link', { link: other }));
    expect((await form()).links.map(({ id }: { id: string }) => id)).toEqual([link]);
  });

  test('takes the person out of the form: the link opens nothing, and opens again with the person', async () => {
    const link = await invite(world, request, joris, address);
    const reader = await readerOf(world, link);
    const { people } = businessAnswers().people;
    await done(saveSection(world, request, 'people', { people: people.filter(({ id }) => id !== joris) }));
    expect((await done(own(reader, link))).closed).toBe('gone');
    await refused(world, 'link-closed', () => world.run(reader, 'give-identification', { link, ...given }));
    await done(saveSection(world, request, 'people', { people }));
    expect((await done(own(reader, link))).closed).toBe('');
  });

  test('is the only one who names addresses', async () => {
    const input = { request, person: joris, email: address, by: 'mail' };
    await refused(world, 'not-found', () => world.run(world.otherClient, 'invite-person', input));
    await refused(world, 'not-found', () =>
      world.run(world.client, 'invite-person', { ...input, person: 'nobody000000001' }),
    );
    const link = await invite(world, request, joris, address);
    const reader = await readerOf(world, link);
    for (const verb of ['send-helper-link', 'end-helper-link']) {
      await refused(world, 'not-found', () => world.run(reader, verb, { link, by: 'code' }));
    }
  });

  test('sends a link again: only the newest mail opens it, and not without end', async () => {
    const link = await invite(world, request, joris, 'again@tessera.example');
    const [first] = await mailsTo('again@tessera.example');
    await done(world.run(world.client, 'send-helper-link', { link, by: 'mail' }));
    const second = (await mailsTo('again@tessera.example')).at(-1);
    const state = async (text = '') =>
      (await done(world.view(null, 'helper-link', { link, token: tokenIn(text) }))).state;
    expect([await state(first?.text), await state(second?.text)]).toEqual(['unknown', 'open']);
    for (let sent = 2; sent < 6; sent++) await done(world.run(world.client, 'send-helper-link', { link, by: 'mail' }));
    await refused(world, 'link-mails-too-many', () =>
      world.run(world.client, 'send-helper-link', { link, by: 'mail' }),
    );
  });
});

const mailsTo = async (address: string) => {
  await world.sendMails();
  return world.mails.filter(({ to }) => to === address);
};

describe('before signing in', () => {
  test('a link names the institution and hides the address, and nothing without its token', async () => {
    const link = await invite(world, request, joris, address);
    const token = tokenIn((await mailsTo(address)).at(-1)?.text ?? '');
    const open = await done(world.view(null, 'helper-link', { link, token }));
    expect(open).toMatchObject({ state: 'open', scope: 'person', email: 'j•••@t•••.example' });
    expect(open.institution.name).toBe('Kade & Vos Notarissen');
    const unknown = { state: 'unknown', scope: null, email: '', institution: null };
    for (const params of [
      { link, token: '' },
      { link, token: 'x' },
      { link: 'unknownlink0001', token },
    ]) {
      expect(await done(world.view(null, 'helper-link', params))).toEqual(unknown);
    }
  });

  test('a code goes to the named address only, whatever the request says', async () => {
    const link = await invite(world, request, joris, address);
    const token = tokenIn((await mailsTo(address)).at(-1)?.text ?? '');
    const ask = (header: string) =>
      world.request('POST', '/api/collections/end_client_users/request-otp', {
        body: { email: '' },
        headers: { 'x-dossier-helper-link': header },
      });
    expect((await ask(`${link}.${token}`)).status).toBe(200);
    const codes = (await world.sendMails()).filter(({ subject }) => /code/i.test(subject));
    expect(codes.map(({ to }) => to)).toEqual([address]);
    for (const wrong of [link, `${link}.x`, `unknownlink0001.${token}`]) expect((await ask(wrong)).status).toBe(400);
    await done(world.run(world.client, 'end-helper-link', { link }));
    expect((await ask(`${link}.${token}`)).status).toBe(400);
    expect((await done(world.view(null, 'helper-link', { link, token }))).state).toBe('ended');
  });

  test('a code to scan opens once and for a quarter of an hour', async () => {
    const input = { request, person: joris, email: address, by: 'code' };
    const { link, url } = await done(world.run(world.client, 'invite-person', input));
    const state = async (text: string) =>
      (await done(world.view(null, 'helper-link', { link, token: tokenIn(text) }))).state;
    expect(await state(url)).toBe('open');
    await done(world.run(await readerOf(world, link), 'open-helper-link', { link }));
    expect(await state(url)).toBe('unknown');
    const later = await done(world.run(world.client, 'send-helper-link', { link, by: 'code' }));
    world.clock.advance({ minutes: 16 });
    expect(await state(later.url)).toBe('unknown');
  });

  test('an expired link opens nothing until the owner sends it again', async () => {
    const link = await invite(world, request, joris, address);
    const reader = await readerOf(world, link);
    world.clock.advance({ days: 15 });
    expect((await done(own(reader, link))).closed).toBe('expired');
    await refused(world, 'link-closed', () => world.run(reader, 'give-identification', { link, ...given }));
    await done(world.run(world.client, 'send-helper-link', { link, by: 'mail' }));
    expect((await done(own(reader, link))).closed).toBe('');
  });
});

describe('addresses', () => {
  test('two persons with one address have a link each, and neither shows the other', async () => {
    const one = await invite(world, request, joris, 'both@tessera.example');
    const two = await invite(world, request, marit, 'both@tessera.example');
    const reader = await readerOf(world, one);
    expect((await readerOf(world, two)).id).toBe(reader.id);
    expect(JSON.stringify(await done(own(reader, one)))).not.toContain('"Marit"');
    await giveAs(world, reader, one);
    expect((await done(own(reader, two))).given).toBeNull();
    const { tasks } = await done(world.view(reader, 'client-forms'));
    expect(tasks.map(({ link }: { link: string }) => link).sort()).toEqual([one, two].sort());
  });

  test('an address that has an account keeps its other forms apart', async () => {
    const elsewhere = await onboardingAt(world, 'requested', 'business', newCompany());
    const link = await invite(world, request, joris, clientEmail);
    const reader = await readerOf(world, link);
    expect(reader.id).toBe(world.client.id);
    const { forms } = await done(world.view(reader, 'client-forms'));
    expect(forms.map(({ request: id }: { request: string }) => id)).toContain(elsewhere);
    const outsider = await invite(world, request, marit, 'outsider@tessera.example');
    const { forms: none } = await done(world.view(await readerOf(world, outsider), 'client-forms'));
    expect(none).toEqual([]);
  });
});

describe('giving', () => {
  test('needs a photo and valid details, and happens once', async () => {
    const link = await invite(world, request, joris, address);
    const reader = await readerOf(world, link);
    await refused(world, 'photo-missing', () => world.run(reader, 'give-identification', { link, ...given }));
    await addPhoto(world, reader, link);
    const expired = { ...given, identityExpiry: '2020-01-01' };
    await refused(world, 'input-invalid', () => world.run(reader, 'give-identification', { link, ...expired }));
    await done(world.run(reader, 'give-identification', { link, ...given }));
    await refused(world, 'link-closed', () => world.run(reader, 'give-identification', { link, ...given }));
    await refused(world, 'link-closed', () => world.run(reader, 'decline-helper-link', { link }));
  });

  test('needs both sides of a card; each photo has its side, and is added once', async () => {
    const link = await invite(world, request, joris, 'card@tessera.example');
    const reader = await readerOf(world, link);
    const card = { ...given, identityKind: 'identity_card' };
    const give = () => world.run(reader, 'give-identification', { link, ...card });
    await done(sendPhoto(world, reader, link, { side: 'front', once: 'yes' }));
    expect((await sendPhoto(world, reader, link, { side: 'front', once: 'yes' })).status).toBe(409);
    await refused(world, 'photo-of-back-missing', give);
    await done(sendPhoto(world, reader, link, { side: 'back', once: 'yes' }));
    const { photos } = await done(own(reader, link));
    expect(photos.map(({ side }: { side: string }) => side)).toEqual(['front', 'back']);
    await done(give());
    const rows = await world.store.reader.find('kyc_individuals_docs', 'link = {:link}', { link });
    expect(rows.map(({ side }) => side).sort()).toEqual(['back', 'front']);
    expect(await linkRow(world, link)).toMatchObject({ photos: [], photo_sides: {} });
  });

  test('is declined by a person who does not know the owner: the institution is notified', async () => {
    const link = await invite(world, request, joris, address);
    const reader = await readerOf(world, link);
    const photo = await addPhoto(world, reader, link);
    await done(world.run(reader, 'decline-helper-link', { link }));
    expect(await world.store.reader.get('kyc_docs', photo)).toBeUndefined();
    expect((await form()).links[0]).toMatchObject({ state: 'declined', closed: 'declined' });
    const notes = await world.store.reader.find('notifications', 'kind = "identification-declined"');
    expect(notes.map(({ user }) => user)).toContain(world.gatekeeper.id);
    const events = await world.store.reader.find('events', 'request = {:request} && action ~ "declined"', { request });
    expect(events.map(({ action }) => action)).toEqual(['identification-declined']);
  });

  test('a correction of the document goes to the person, and the owner sees that they were asked', async () => {
    const link = await invite(world, request, joris, 'joris.again@tessera.example');
    const reader = await readerOf(world, link);
    await giveAs(world, reader, link);
    await done(world.run(world.client, 'submit', { request }));
    await world.sendMails();
    const corrections = [{ target: `document:other-identity:${joris}`, text: 'Passport NX1 is not readable.' }];
    await done(world.run(world.intern, 'ask-client', { request, corrections }));
    const sent = await world.sendMails();
    expect(sent.map(({ to }) => to)).toEqual(['joris.again@tessera.example']);
    const { corrections: seen, editable } = await form();
    expect(seen[0]).toMatchObject({ text: '', askedOf: 'Joris van Rijsbergen', status: 'open' });
    expect(editable).toEqual({ sections: [], documents: [], people: [] });
    const [{ id: correction }] = seen;
    await refused(world, 'not-found', () => world.run(world.client, 'answer-correction', { correction, answer: 'x' }));
    await refused(world, 'corrections-open', () => world.run(world.client, 'submit', { request }));
    expect((await done(own(reader, link))).asked[0].text).toContain('NX1');
    await refused(world, 'photo-missing', () => world.run(reader, 'give-identification', { link, ...given }));
    await giveAs(world, reader, link);
    expect((await world.sendMails()).map(({ to }) => to)).toEqual([clientEmail]);
    await done(world.run(world.client, 'submit', { request }));
    const entity = await entityOf(world, request, world.gatekeeper);
    const papers = entity.documents.value.filter(({ owner }: { owner: string }) => owner === joris);
    expect(papers.map(({ version }: { version: number }) => version).sort()).toEqual([1, 2]);
  });
});

test('the history names who delegated which sections, also other ones later, who opened, declined and ended it', async () => {
  const email = address;
  const delegate = async (sections: string[]): Promise<string> =>
    (await done(world.run(world.client, 'delegate-sections', { request, sections, name: 'Femke Aldershof', email })))
      .link;
  const link = await delegate(['contact']);
  const reader = await readerOf(world, link);
  await done(world.run(reader, 'open-helper-link', { link }));
  await delegate(['contact', 'legal-entity']);
  await done(world.run(world.client, 'end-helper-link', { link }));
  const declined = await delegate(['activities']);
  await done(world.run(await readerOf(world, declined), 'decline-helper-link', { link: declined }));
  const filter = 'request = {:request} && (action ~ "sections-" || action ~ "helper-link")';
  const events = await world.store.reader.find('events', filter, { request });
  expect(events.map(({ action, actor, section }) => [action, actor, section])).toEqual([
    ['sections-delegated', world.client.id, 'people'],
    ['helper-link-opened', reader.id, 'people'],
    ['sections-delegated', world.client.id, 'people'],
    ['helper-link-ended', world.client.id, 'people'],
    ['sections-delegated', world.client.id, 'people'],
    ['sections-declined', reader.id, 'people'],
  ]);
  const sentences = events.map((event) => eventSentence('en', event as unknown as HistoryEvent));
  expect(sentences).toEqual([
    'Asked Femke Aldershof to fill in Contact.',
    'Opened the link to fill in Contact.',
    'Asked Femke Aldershof to fill in Contact and Company.',
    'Withdrew the link of Femke Aldershof.',
    'Asked Femke Aldershof to fill in Activities.',
    'Declined to fill in Activities: does not know who asked.',
  ]);
  const gated = events.map((event) => eventSentence('nl', { ...event, changes: [] } as unknown as HistoryEvent));
  expect(gated[2]).toBe('Een collega gevraagd Contact en Bedrijf in te vullen.');
  expect(gated.join()).not.toContain('Femke');
  expect(JSON.stringify(events)).not.toContain('@');
});

test('the history names who asked, opened and gave, and names persons behind the gate of people only', async () => {
  const link = await invite(world, request, joris, address);
  const reader = await readerOf(world, link);
  await done(world.run(reader, 'open-helper-link', { link }));
  await giveAs(world, reader, link);
  const events = await world.store.reader.find('events', 'request = {:request} && action ~ "ident"', { request });
  expect(events.map(({ action, actor, section }) => [action, actor, section])).toEqual([
    ['identification-asked', world.client.id, 'people'],
    ['identification-given', reader.id, 'people'],
  ]);
  expect(JSON.stringify(events)).not.toContain('@');
});
