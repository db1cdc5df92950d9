import { makeDatabase, testServer } from '@dossier/records/testing';
import { expect, it } from 'vitest';
import { type ServerAlone, serveAlone } from '../server-alone.ts';

const superuser = { email: 'root@example.eu', password: 'root password' };
const notes = { name: 'notes', type: 'base', listRule: '', fields: [{ type: 'text', name: 'word' }] };

const person = { email: 'ann@example.eu', password: 'long enough' };
const users = { name: 'people', type: 'auth', listRule: '', createRule: '', fields: [] };

it('a rate limit counts the requests to all instances together, of a person with any token and of guests apart', async () => {
  const database = await makeDatabase(testServer() ?? '');
  const servers: ServerAlone[] = [];
  try {
    for (let instance = 0; instance < 2; instance++)
      servers.push(await serveAlone([notes, users], { superuser, database: database.url }));
    // A window as long as a year begins once a year.
    const rules = [{ label: 'notes:list', audience: '', duration: 31_536_000, maxRequests: 5 }];
    for (const server of servers) {
      const root = server.client();
      await root.collection('_superusers').authWithPassword(superuser.email, superuser.password);
      await root.settings.update({ rateLimits: { enabled: true, rules } });
    }
    const answersOf = async (tokenAt: (at: number) => string) => {
      const answers: number[] = [];
      for (let at = 0; at < 8; at++) {
        const headers = { authorization: tokenAt(at) };
        answers.push((await fetch(`${servers[at % 2]?.url}/api/collections/notes/records`, { headers })).status);
      }
      return answers;
    };
    const five = [200, 200, 200, 200, 200, 429, 429, 429];
    expect(await answersOf((at) => (at % 3 === 0 ? '' : `invented-${at}`))).toEqual(five);
    await servers[0]
      ?.client()
      .collection('people')
      .create({ ...person, passwordConfirm: person.password });
    // Each server accepts its own tokens, and a refreshed one of each.
    const tokens = await Promise.all(
      servers.map(async (server) => {
        const people = server.client().collection('people');
        return [await people.authWithPassword(person.email, person.password), await people.authRefresh()];
      }),
    );
    expect(await answersOf((at) => tokens[at % 2]?.[at % 4 < 2 ? 0 : 1]?.token ?? '')).toEqual(five);
  } finally {
    for (const server of servers) await server.close();
    await database.drop();
  }
});
