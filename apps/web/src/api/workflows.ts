import { type Dependencies, parseDependencies, writesHeader } from '@dossier/domain/dependencies';
import type { Workflows } from '@dossier/server/workflows';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { client, fetchWithHeader } from './client.ts';
import { invalidateAll, invalidateDependents } from './dependencies.ts';
import { asRefusal, WorkflowRefused } from './errors.ts';
import { noteRefusedSession } from './refused-session.ts';
import { containsFile, formOf, sendForm, type UploadOptions } from './upload.ts';

export type WorkflowName = Extract<keyof Workflows, string>;
export type WorkflowInput<N extends WorkflowName> = Workflows[N]['input'];
export type WorkflowAnswer<N extends WorkflowName> = Workflows[N]['answer'];

interface RunOptions extends UploadOptions {
  /** Receives which collections the workflow wrote. */
  readonly onWrites?: (writes: Dependencies) => void;
}

/**
 * Runs a workflow: `POST /api/desk/<name>`. Input with a file goes as multipart, with progress and cancel. The cache
 * is updated by the event stream only: screens use `useWorkflow` or `runAndRefresh`.
 * Errors: `WorkflowRefused` with code and facts when the server refused; else the request's error.
 */
export async function runWorkflow<N extends WorkflowName>(
  name: N,
  input: WorkflowInput<N>,
  { onWrites, ...options }: RunOptions = {},
): Promise<WorkflowAnswer<N>> {
  const path = `/api/desk/${name}`;
  const note = (value: string) => onWrites?.(parseDependencies(value));
  try {
    if (containsFile(input))
      return (await sendForm(path, formOf(input), { ...options, onWrites: note })) as WorkflowAnswer<N>;
    return await client.send<WorkflowAnswer<N>>(path, {
      method: 'POST',
      body: input as Record<string, unknown>,
      requestKey: null,
      signal: options.signal,
      ...(options.outlivesPage && { keepalive: true }),
      fetch: fetchWithHeader(writesHeader, note),
    });
  } catch (error) {
    throw noteRefusedSession(asRefusal(error));
  }
}

/** Runs a workflow, then refetches the active queries that depend on the collections it wrote. */
export async function runAndRefresh<N extends WorkflowName>(
  cache: QueryClient,
  name: N,
  input: WorkflowInput<N>,
  options: UploadOptions = {},
): Promise<WorkflowAnswer<N>> {
  let written: Dependencies = new Map();
  const onWrites = (writes: Dependencies) => {
    written = writes;
  };
  const answer = await runWorkflow(name, input, { ...options, onWrites });
  await invalidateDependents(cache, written);
  return answer;
}

/**
 * The same as a mutation, which settles when the active queries are up to date. A refusal because another user changed
 * the data shows that the page is not: it is read again.
 */
export function useWorkflow<N extends WorkflowName>(name: N) {
  const cache = useQueryClient();
  return useMutation<WorkflowAnswer<N>, Error, WorkflowInput<N>>({
    mutationKey: [name],
    mutationFn: (input) => runAndRefresh(cache, name, input),
    onError: (error) => {
      if (error instanceof WorkflowRefused && error.code === 'stale-revision') void invalidateAll(cache);
    },
  });
}

type Run = <N extends WorkflowName>(
  name: N,
  input: WorkflowInput<N>,
  options?: UploadOptions,
) => Promise<WorkflowAnswer<N>>;

/** For several workflows one after another, with progress and cancel, as uploads need it. */
export function useRunWorkflow(): Run {
  const cache = useQueryClient();
  return (name, input, options) => runAndRefresh(cache, name, input, options);
}
