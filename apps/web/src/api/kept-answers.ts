/** Answers that the server has not confirmed yet. They hold personal data, so they never lie in local storage. */
export interface KeptSection {
  readonly user: string;
  readonly request: string;
  readonly section: string;
  readonly values: unknown;
  /** What the server had when these were typed, to see afterwards what either side changed. */
  readonly base: unknown;
  readonly revision: number;
}

const databaseName = 'dossier-kept-answers';
const storeName = 'sections';
const keyOf = ({ request, section }: Pick<KeptSection, 'request' | 'section'>) => `${request}/${section}`;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(databaseName, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(storeName);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  return opened;
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(storeName, mode);
  const asked = act(transaction.objectStore(storeName));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function keepSection(kept: KeptSection): Promise<void> {
  await within('readwrite', (store) => store.put(kept, keyOf(kept)));
}

export async function dropSection(of: Pick<KeptSection, 'request' | 'section'>): Promise<void> {
  await within('readwrite', (store) => store.delete(keyOf(of)));
}

/** What was kept of one form by this person. What somebody else left here is deleted. */
export async function keptSections(user: string, request: string): Promise<KeptSection[]> {
  const all = await within<KeptSection[]>('readonly', (store) => store.getAll());
  await Promise.all(all.filter((kept) => kept.user !== user).map(dropSection));
  return all.filter((kept) => kept.user === user && kept.request === request);
}

const textPrefix = 'dossier-kept-text/';

/** A text that is typed and not sent yet, for as long as this tab lives. '' drops it. */
export function keepText(id: string, text: string): void {
  if (text === '') sessionStorage.removeItem(`${textPrefix}${id}`);
  else sessionStorage.setItem(`${textPrefix}${id}`, text);
}

export function keptText(id: string): string {
  return sessionStorage.getItem(`${textPrefix}${id}`) ?? '';
}

const textsOf = `${textPrefix}of`;

function forgetTexts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(textPrefix)) sessionStorage.removeItem(key);
}

/** Kept texts are one person's: when somebody else signs in here, what the last one left is deleted. */
export function keepTextsOf(user: string): void {
  const before = sessionStorage.getItem(textsOf);
  if (before !== null && before !== user) forgetTexts();
  sessionStorage.setItem(textsOf, user);
}

const listeners = new Set<() => void>();

/** Told when everything kept must go: at logging out. */
export function onForget(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let logouts: BroadcastChannel | undefined;

/** Logging out in one tab is logging out in all: each drops the texts of its own. */
export function followLogouts(): () => void {
  const channel = new BroadcastChannel('dossier-logout');
  channel.onmessage = forgetTexts;
  logouts = channel;
  return () => {
    logouts = undefined;
    channel.close();
  };
}

/** Deletes everything that was kept on this device. */
export async function forgetKeptAnswers(): Promise<void> {
  for (const listener of listeners) listener();
  forgetTexts();
  logouts?.postMessage('');
  await within('readwrite', (store) => store.clear()).catch(() => undefined);
}
