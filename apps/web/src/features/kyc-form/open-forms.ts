import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { client } from '#api/client.ts';
import { storeForm } from '#api/kept-forms.ts';
import { deleteOfflineSection, loadOfflineSections, onDraftsEnd, saveOfflineSection } from '#api/offline-drafts.ts';
import { queryClient } from '#api/query-client.ts';
import { view } from '#api/views.ts';
import { runAndRefresh, runWorkflow } from '#api/workflows.ts';
import type { ClientForm } from './form-context.ts';
import { FormStore } from './form-store.ts';
import { Uploads } from './uploads.ts';

export interface OpenForm {
  readonly store: FormStore;
  readonly uploads: Uploads;
}

/** Forms opened in this tab: uploads and saves continue while the person is on another page. */
const open = new Map<string, { readonly opening: Promise<OpenForm>; ready?: OpenForm }>();

const userId = () => client.authStore.record?.id ?? '';
const keyOf = ({ request }: ClientForm) => `${userId()} ${request}`;
/** Without browser storage answers are still sent; unsent ones are then in this tab's memory only. */
const ignore = () => undefined;

/** Adds a saved section to the last answer about its form, so that the copy on this device has it before the next answer. */
async function noteSaved(
  request: string,
  saved: { section: KycSection; values: unknown; revision: number },
): Promise<void> {
  const { queryKey } = view('client-form', { request });
  const { data: form, dataUpdatedAt: updatedAt, fetchStatus } = queryClient.getQueryState<ClientForm>(queryKey) ?? {};
  if (!form || updatedAt === undefined) return;
  const answers = { ...form.answers, [saved.section]: saved.values };
  const revisions = { ...form.revisions, [saved.section]: saved.revision };
  const now = { ...form, answers, revisions };
  // An answer that is under way may be from before the save.
  if (fetchStatus === 'fetching') void queryClient.invalidateQueries({ queryKey });
  // Of the same age: the whole answer is requested as before.
  queryClient.setQueryData<ClientForm>(queryKey, now, { updatedAt });
  await storeForm(now);
}

/** The answers and uploads of one form, with stored unsent changes. */
export function openForm(form: ClientForm): Promise<OpenForm> {
  const key = keyOf(form);
  const known = open.get(key);
  if (known) return known.opening;
  const entry: { opening: Promise<OpenForm>; ready?: OpenForm } = { opening: start(form) };
  open.set(key, entry);
  void entry.opening.then((ready) => {
    entry.ready = ready;
  });
  return entry.opening;
}

/** The same, if it was opened before, with these answers of the server. */
export function openedForm(form: ClientForm): OpenForm | undefined {
  const ready = open.get(keyOf(form))?.ready;
  return ready?.store.hasAbsorbed(form) ? ready : undefined;
}

async function start(form: ClientForm): Promise<OpenForm> {
  const { request } = form;
  const user = userId();
  const kept = await loadOfflineSections(user, request).catch(() => []);
  const typed = new Set<string>();
  const store = new FormStore(form, form.editable === 'none' ? [] : kept, {
    save: (section: KycSection, revision, values) =>
      runWorkflow('save-kyc-section', { request, section, revision, values: values as Record<string, unknown> }),
    keep: (draft) => {
      typed.add(draft.section);
      void saveOfflineSection({ ...draft, user, request }).catch(ignore);
    },
    drop: (section, saved) => {
      typed.delete(section);
      // The draft goes when the copy of the form has its answers, unless something was typed meanwhile.
      void noteSaved(request, { section, ...saved })
        .then(() => (typed.has(section) ? undefined : deleteOfflineSection({ request, section })))
        .catch(ignore);
    },
    isSignedIn: () => client.authStore.token !== '' && userId() === user,
  });
  const uploads = new Uploads(request, (file, { owner, type, purpose, side, issuedOn, keepsOthers }, options) => {
    const more = {
      ...(side === undefined ? {} : { side }),
      ...(issuedOn === '' ? {} : { issuedOn }),
      ...(keepsOthers ? { keepsOthers: 'yes' as const } : {}),
    };
    const input = { request, owner, type, purpose, ...more, once: 'yes', file } as never;
    return runAndRefresh(queryClient, 'add-document', input, options);
  });
  const again = () => void store.flush();
  const leaving = () => document.visibilityState === 'hidden' && again();
  globalThis.addEventListener('online', again);
  document.addEventListener('visibilitychange', leaving);
  // After logging in again what was typed meanwhile is sent.
  const unlisten = client.authStore.onChange(() => store.get().save === 'signed-out' && again());
  const forget = onDraftsEnd(() => {
    store.end();
    uploads.end();
    open.clear();
    unlisten();
    globalThis.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', leaving);
    forget();
  });
  return { store, uploads };
}
