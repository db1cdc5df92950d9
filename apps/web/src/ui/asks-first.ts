import { createContext, use, useEffect, useState } from 'react';

type SetAsking = (isAsking: boolean) => void;

const AsksFirst = createContext<SetAsking>(() => undefined);

/** Around the parts of a page that may ask something before its own button is the next step. */
export const AsksFirstProvider = AsksFirst;

/** Whether a part of the page asks something first: its button is then the primary one, and that of the page is not. */
export function useAsksFirst(): readonly [boolean, SetAsking] {
  return useState(false);
}

/** Tells the page, while this part asks something. */
export function useAskFirst(isAsking: boolean): void {
  const setAsking = use(AsksFirst);
  useEffect(() => {
    if (!isAsking) return undefined;
    setAsking(true);
    return () => setAsking(false);
  }, [isAsking, setAsking]);
}
