import { useEffect, useState } from 'react';

/** The value after it was unchanged for the given time. Unit: milliseconds. */
export function useDebounced<T>(value: T, wait = 150): T {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
