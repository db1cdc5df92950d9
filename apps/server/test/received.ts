import type { viewContracts } from '@dossier/domain/contracts/views';
import { EventSource } from 'eventsource';
import { textOf } from './pdf-text.ts';
import { readZip } from './read-zip.ts';
import { accessOf, requestRow, type World } from './scenario.ts';
import type { Person } from './test-app.ts';

/** A text that a client receives, and where it comes from. */
export interface Received {
  readonly from: string;
  readonly text: string;
}

type ClientView = {
  [N in keyof typeof viewContracts]: 'client' extends (typeof viewContracts)[N]['roles'][number] ? N : never;
}[keyof typeof viewContracts];

/** What a client looks at: an onboarding, a document and a link of a person. */
export interface Place {
  readonly request: string;
  readonly doc: string;
  readonly link: string;
}

/** What each view that clients may call is called with. The compiler asks for a line for each new one. */
const clientViews: Readonly<Record<ClientView, (world: World, place: Place) => Promise<Record<string, string>>>> = {
  'access-log': async (world, { request }) => ({ access: await accessOf(world, request) }),
  'access-request': async (world, { request }) => ({ access: await accessOf(world, request) }),
  'before-sign-in': async (_, { request }) => ({ formId: request }),
  'client-form': async (_, { request }) => ({ request }),
  'client-forms': async () => ({}),
  'document-file': async (_, { doc }) => ({ doc }),
  'helper-link': async (_, { link }) => ({ link }),
  'own-identification': async (_, { link }) => ({ link }),
  'download-my-data': async (world, { request }) => ({ subject: (await requestRow(world, request)).subject }),
  'my-answers': async (_, { request }) => ({ request }),
  'my-data': async () => ({}),
  'linked-accounts': async () => ({}),
  sbi: async () => ({ q: 'rent' }),
};

/** The answers of every view for a client at one place, and those of a guest where guests may call it. */
export async function readViews(world: World, who: Person, place: Place): Promise<Received[]> {
  const all: Received[] = [];
  for (const name of Object.keys(clientViews) as ClientView[]) {
    const path = `/api/desk/views/${name}?${new URLSearchParams(await clientViews[name](world, place))}`;
    for (const reader of [who, null]) all.push(...(await readPath(world, reader, `view ${name}`, path)));
  }
  return all;
}

/** What an account lists in every collection. */
export async function readCollections(world: World, who: Person): Promise<Received[]> {
  const all: Received[] = [];
  for (const name of world.store.collections.keys()) {
    const path = `/api/collections/${name}/records?perPage=200`;
    all.push(...(await readPath(world, who, `collection ${name}`, path)));
  }
  return all;
}

/** The mails that were sent or wait for anyone who is not staff. */
export async function mailsToClients({ store, mails }: World): Promise<Received[]> {
  const clients = await store.reader.find('end_client_users', 'id != ""');
  const addresses = new Set(clients.map(({ email }) => String(email)));
  const sent = mails.filter(({ to }) => addresses.has(to));
  return sent.map((mail) => ({ from: `mail ${mail.subject}`, text: JSON.stringify(mail) }));
}

/** Listens to the topic of all collections, and to each collection, as this account; `close` ends the stream. */
export async function listen(world: World, who: Person): Promise<{ heard: Received[]; close: () => void }> {
  const heard: Received[] = [];
  const stream = new EventSource(`${world.url}/api/realtime`);
  const clientId = await new Promise<string>((resolve) =>
    stream.addEventListener('PB_CONNECT', ({ data }) => resolve(JSON.parse(data).clientId)),
  );
  const subscriptions = ['*', ...[...world.store.collections.keys()].map((name) => `${name}/*`)];
  for (const topic of subscriptions)
    stream.addEventListener(topic, ({ data }) => void heard.push({ from: `event ${topic}`, text: data }));
  const body = { clientId, subscriptions };
  const { status } = await world.request('POST', '/api/realtime', { who, body });
  if (status !== 204) throw new Error(`the stream answered ${status}`);
  return { heard, close: () => stream.close() };
}

/** What an account, or a guest, gets at a path. */
export const readPath = async (world: World, who: Person | null, from: string, path: string): Promise<Received[]> =>
  read(from, await get(world, who, path));

async function get(world: World, who: Person | null, path: string): Promise<{ bytes: Buffer; type: string }> {
  const headers: Record<string, string> = who ? { authorization: await world.tokenOf(who) } : {};
  const answer = await fetch(`${world.url}${path}`, { headers });
  return { bytes: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('content-type') ?? '' };
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';
const readable = async (bytes: Buffer) => (isPdf(bytes) ? await textOf(bytes) : bytes.toString('utf8'));

/** The text of an answer: of each file of an archive, of the pages of a PDF, otherwise as it is. */
async function read(from: string, { bytes, type }: { bytes: Buffer; type: string }): Promise<Received[]> {
  if (!type.includes('zip')) return [{ from, text: await readable(bytes) }];
  const files = [...readZip(bytes)];
  return Promise.all(
    files.map(async ([path, file]) => ({ from: `${from} ${path}`, text: `${path} ${await readable(file)}` })),
  );
}
