import { onDeviceDays } from '@dossier/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { client } from './client.ts';
import { deviceStore } from './device-store.ts';
import { isNotFound } from './load-view.ts';
import { type ViewAnswer, view } from './views.ts';

type ClientForm = ViewAnswer<'client-form'>;

interface KeptForm {
  readonly user: string;
  readonly request: string;
  readonly form: ClientForm;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The last answer of the server about each open form, so that it opens without a connection. Deleted at sign-out. */
const forms = deviceStore<KeptForm>('dossier-kept-forms', 'forms');
const onDeviceMs = onDeviceDays * 24 * 60 * 60 * 1000;

const userId = () => client.authStore.record?.id ?? '';
/** Without browser storage a form opens with a connection only. */
const ignore = () => undefined;

/** Stores every form that the server answers with, until it is sent or not found any more. Returns how to stop. */
export function keepForms(cache: QueryClient): () => void {
  return cache.getQueryCache().subscribe(({ type, query }) => {
    const [kind, name, params] = query.queryKey as readonly unknown[];
    const { status, error, data } = query.state;
    if (type !== 'updated' || kind !== 'views' || name !== 'client-form') return;
    const { request } = params as { request: string };
    const form = data as ClientForm;
    const isOver = status === 'error' ? isNotFound(error) : form?.editable === 'none';
    if (isOver) void forms.delete(request).catch(ignore);
    else if (status === 'success') void storeForm(form);
  });
}

/** Resolves when the form is on the device, or when the browser allows no storage. */
export async function storeForm(form: ClientForm): Promise<void> {
  await forms.put(form.request, { user: userId(), request: form.request, form, savedAt: Date.now() }).catch(ignore);
}

/** This person's stored forms. Those of other persons and old ones are deleted. */
export async function loadKeptForms(): Promise<KeptForm[]> {
  const own = userId();
  const all = await forms.all().catch(() => []);
  const isValid = ({ user, savedAt }: KeptForm) => user === own && savedAt > Date.now() - onDeviceMs;
  await Promise.all(all.filter((kept) => !isValid(kept)).map((kept) => forms.delete(kept.request).catch(ignore)));
  return all.filter(isValid);
}

/** Puts this person's stored form into the cache, as an old answer: it is requested again with a connection. */
export async function restoreForm(cache: QueryClient, request: string): Promise<void> {
  const found = (await loadKeptForms()).find((kept) => kept.request === request);
  if (found) cache.setQueryData(view('client-form', { request }).queryKey, found.form, { updatedAt: found.savedAt });
}

/** Deletes all forms of this device, at sign-out. */
export async function deleteKeptForms(): Promise<void> {
  await forms.clear().catch(ignore);
}
