import { useKept } from './use-kept.ts';

/** The values of a form in a drawer: Escape keeps them, `end` (cancelled or saved) forgets them and closes the drawer. */
export function useKeptForm<T extends object>(id: string, first: T, onClose: () => void) {
  const [values, setValues, forget] = useKept(id, first);
  const change = (part: Partial<T>) => setValues({ ...values, ...part });
  const end = () => {
    forget();
    onClose();
  };
  return { values, change, end };
}
