import { makeDatabase, testServer } from '@dossier/records/testing';
import { expect, it } from 'vitest';
import { type ServerAlone, serveAlone } from '../server-alone.ts';

const superuser = { email: 'root@example.eu', password: 'root password' };
const notes = { name: 'notes', type: 'base', listRule: '', fields: [{ type: 'text', name: 'word' }] };

it('a rate limit counts the requests to all instances on one database together', async () => {
  const database = await makeDatabase(testServer() ?? '');
  const servers: ServerAlone[] = [];
  try {
    for (let instance = 0; instance < 2; instance++)
      servers.push(await serveAlone([notes], { superuser, database: database.url }));
    // A window as long as a year begins once a year.
    const rules = [{ label: 'notes:list', audience: '', duration: 31_536_000, maxRequests: 5 }];
    for (const server of servers) {
      const root = server.client();
      await root.collection('_superusers').authWithPassword(superuser.email, superuser.password);
      await root.settings.update({ rateLimits: { enabled: true, rules } });
    }
    const ask = async (at: number) => (await fetch(`${servers[at % 2]?.url}/api/collections/notes/records`)).status;
    const answers: number[] = [];
    for (let at = 0; at < 8; at++) answers.push(await ask(at));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  } finally {
    for (const server of servers) await server.close();
    await database.drop();
  }
});
