import { createContext, use, useState } from 'react';
import { focusWhenLost } from '#ui/keep-focus.ts';

type Opened = readonly [opened: string | undefined, open: (opened: string | undefined) => void];

/** What is open in the address of the settings, so that a reload opens it again. */
export const OpenedContext = createContext<Opened | undefined>(undefined);

/** The id of the button that opens a form: it has the focus after the form, also when a reload opened that. */
export const openerId = (opened: string): string => `opens-${opened}`;

/** Which form of the section is open, and opens another; undefined closes. Without an address it is lost by a reload. */
export function useOpened(): Opened {
  const ofPage = useState<string>();
  const [opened, open] = use(OpenedContext) ?? ofPage;
  const change = (next: string | undefined) => {
    if (opened !== undefined && next === undefined) focusWhenLost(() => document.getElementById(openerId(opened)));
    open(next);
  };
  return [opened, change];
}
