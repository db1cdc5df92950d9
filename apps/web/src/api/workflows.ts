import type { Workflows } from '@dossier/server/workflows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from './client.ts';
import { isRequestError, refusalOf, statusOf } from './errors.ts';
import { formOf, hasFile, sendForm, type UploadOptions } from './upload.ts';

export type WorkflowName = Extract<keyof Workflows, string>;
export type WorkflowInput<N extends WorkflowName> = Workflows[N]['input'];
export type WorkflowAnswer<N extends WorkflowName> = Workflows[N]['answer'];

/**
 * Makes one thing happen: `POST /api/desk/<name>`. Input with a file goes as multipart, with progress and cancel.
 * Errors: `WorkflowRefused` with code and facts when the desk said no; else the request's error.
 */
export async function runWorkflow<N extends WorkflowName>(
  name: N,
  input: WorkflowInput<N>,
  options: UploadOptions = {},
): Promise<WorkflowAnswer<N>> {
  const path = `/api/desk/${name}`;
  try {
    if (hasFile(input)) return (await sendForm(path, formOf(input), options)) as WorkflowAnswer<N>;
    return await client.send<WorkflowAnswer<N>>(path, {
      method: 'POST',
      body: input as Record<string, unknown>,
      requestKey: null,
      signal: options.signal,
    });
  } catch (error) {
    throw (isRequestError(error) && refusalOf(statusOf(error), error.response)) || error;
  }
}

/** The same as a mutation. What the views show is stale afterwards. */
export function useWorkflow<N extends WorkflowName>(name: N) {
  const cache = useQueryClient();
  return useMutation<WorkflowAnswer<N>, Error, WorkflowInput<N>>({
    mutationKey: [name],
    mutationFn: (input) => runWorkflow(name, input),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['views'] }),
  });
}

/** One after the other with progress and cancel, as uploads need it. What the views show is stale after each. */
export function useRunWorkflow(): typeof runWorkflow {
  const cache = useQueryClient();
  return async (name, input, options) => {
    const answer = await runWorkflow(name, input, options);
    void cache.invalidateQueries({ queryKey: ['views'] });
    return answer;
  };
}
