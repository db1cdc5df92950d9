import { useKept } from '#api/use-kept.ts';
import { useForm } from './form-context.ts';

/**
 * What an open sheet of the form holds before it becomes an answer; undefined while it is closed. A reload and a new
 * login in this tab show it again.
 */
export function useKeptState<T>(name: string): [T | undefined, (next: T | undefined) => void] {
  const { form } = useForm();
  const [value, keep] = useKept<T | undefined>(`${name}/${form.request}`, undefined);
  return [value, keep];
}
