import { deviceStore } from './device-store.ts';
import { deleteKeptForms, loadKeptForms } from './kept-forms.ts';
import { deleteWaitingFiles, loadWaitingFiles } from './waiting-files.ts';

/** Answers that the server has not confirmed yet. They contain personal data, so they are never put into local storage. */
export interface OfflineSection {
  readonly user: string;
  readonly request: string;
  readonly section: string;
  readonly values: unknown;
  /** The server's values when these were typed, for a three-way merge. */
  readonly base: unknown;
  readonly revision: number;
}

const sections = deviceStore<OfflineSection>('dossier-kept-answers', 'sections');
const keyOf = ({ request, section }: Pick<OfflineSection, 'request' | 'section'>) => `${request}/${section}`;

export async function saveOfflineSection(kept: OfflineSection): Promise<void> {
  await sections.put(keyOf(kept), kept);
}

export async function deleteOfflineSection(of: Pick<OfflineSection, 'request' | 'section'>): Promise<void> {
  await sections.delete(keyOf(of));
}

/** The unsent sections of one form by this user. Those of other users are deleted. */
export async function loadOfflineSections(user: string, request: string): Promise<OfflineSection[]> {
  const all = await sections.all();
  await Promise.all(all.filter((kept) => kept.user !== user).map(deleteOfflineSection));
  return all.filter((kept) => kept.user === user && kept.request === request);
}

/** Whether this device has answers or files of this user that were not sent; logging out would delete them. */
export async function hasOfflineDrafts(user: string): Promise<boolean> {
  const [all, files] = await Promise.all([sections.all().catch(() => []), loadWaitingFiles('')]);
  return files.length > 0 || all.some((kept) => kept.user === user);
}

const textPrefix = 'dossier-kept-text/';

/** Stores a text that was typed and not sent yet until the tab is closed. '' deletes it. */
export function saveOfflineText(id: string, text: string): void {
  if (text === '') sessionStorage.removeItem(`${textPrefix}${id}`);
  else sessionStorage.setItem(`${textPrefix}${id}`, text);
}

export function offlineText(id: string): string {
  return sessionStorage.getItem(`${textPrefix}${id}`) ?? '';
}

const textsOf = `${textPrefix}of`;

function forgetTexts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(textPrefix)) sessionStorage.removeItem(key);
}

/** Binds the stored texts to one user: those of another user are deleted at sign-in. */
export function bindOfflineTexts(user: string): void {
  const before = sessionStorage.getItem(textsOf);
  if (before !== null && before !== user) forgetTexts();
  sessionStorage.setItem(textsOf, user);
}

const listeners = new Set<() => void>();

/** Calls the listener when the drafts of this tab end: before all are deleted, at logout, or when another person signs in. */
export function onDraftsEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let logouts: BroadcastChannel | undefined;

/** Signing out in one tab signs out of all tabs: each deletes its own texts. */
export function followLogouts(): () => void {
  const channel = new BroadcastChannel('dossier-logout');
  channel.onmessage = forgetTexts;
  logouts = channel;
  return () => {
    logouts = undefined;
    channel.close();
  };
}

/** Ends the drafts in this tab's memory; those on the device stay. */
export function endDrafts(): void {
  for (const listener of listeners) listener();
}

/** Deletes what the device has of other persons than this one, who signed in: their forms, unsent answers and files. */
export async function deleteDraftsOfOthers(user: string): Promise<void> {
  await Promise.all([loadOfflineSections(user, '').catch(() => []), loadWaitingFiles(''), loadKeptForms()]);
}

/** Deletes all drafts on this device. */
export async function deleteOfflineDrafts(): Promise<void> {
  endDrafts();
  forgetTexts();
  logouts?.postMessage('');
  await Promise.all([sections.clear().catch(() => undefined), deleteWaitingFiles(), deleteKeptForms()]);
}
