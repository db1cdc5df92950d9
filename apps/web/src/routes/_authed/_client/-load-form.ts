import { storedFormAfterMs } from '@dossier/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { isTemporary } from '#api/errors.ts';
import { restoreForm } from '#api/kept-forms.ts';
import { loadView } from '#api/load-view.ts';
import { view } from '#api/views.ts';

/**
 * Without an answer the form opens as it was last received: at once when the browser reports that it is offline, else
 * after a moment, because a network without a way out counts as a connection. Source: docs/decisions/0272.
 */
export async function loadForm(cache: QueryClient, request: string) {
  const form = await loadView(cache, 'client-form', { request }, navigator.onLine ? storedFormAfterMs : 0);
  if (form) return form;
  const { queryKey } = view('client-form', { request });
  const error = cache.getQueryState(queryKey)?.error;
  if (!error || isTemporary(error)) await restoreForm(cache, request);
  return cache.getQueryData(queryKey);
}
