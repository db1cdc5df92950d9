import { useEffect, useState } from 'react';

/** What is typed stays in this tab until it is sent, also over a reload. */
export function useKept<T>(key: string, first: T): [T, (value: T) => void, () => void] {
  const [value, setValue] = useState<T>(() => read(key) ?? first);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) sessionStorage.setItem(key, JSON.stringify(value));
  }, [key, value, isSent]);
  const forget = () => {
    setSent(true);
    sessionStorage.removeItem(key);
  };
  return [value, setValue, forget];
}

function read<T>(key: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as T;
  } catch {
    return undefined;
  }
}
