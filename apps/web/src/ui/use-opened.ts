import { createContext, use, useState } from 'react';
import { focusWhenLost } from './keep-focus.ts';

type Opened = readonly [opened: string | undefined, open: (opened: string | undefined) => void];

/** Which form of a page is open, from its address, so that a reload opens it again. */
export const OpenedContext = createContext<Opened | undefined>(undefined);

/** The id of the button that opens a form: it has the focus after the form, also when a reload opened that. */
export const openerId = (opened: string): string => `opens-${opened}`;

/** Which form is open, and opens another; undefined closes. On a page without it in the address a reload closes it. */
export function useOpened(): Opened {
  const ofPage = useState<string>();
  const [opened, open] = use(OpenedContext) ?? ofPage;
  const change = (next: string | undefined) => {
    if (opened !== undefined && next === undefined) focusWhenLost(() => document.getElementById(openerId(opened)));
    open(next);
  };
  return [opened, change];
}
