import { createContext, use, useState } from 'react';

type Opened = readonly [opened: string | undefined, open: (opened: string | undefined) => void];

/** What is open in the address of the settings, so that a reload opens it again. */
export const OpenedContext = createContext<Opened | undefined>(undefined);

/** Which form of the section is open, and opens another; undefined closes. Without an address it is lost by a reload. */
export function useOpened(): Opened {
  const ofPage = useState<string>();
  return use(OpenedContext) ?? ofPage;
}
