import type { TextFiles } from '@dossier/texts/text-files';
import type { PageKey, Portal } from '#portals/portal.ts';

/** What a key does: text keys of `shell:keys.actions`. */
type ActionName = keyof TextFiles['shell']['keys']['actions'];

export interface KeyAction {
  readonly action: ActionName;
  readonly keys: readonly string[];
}

export const keysEverywhere: readonly KeyAction[] = [
  { action: 'search', keys: ['Ctrl', 'K'] },
  { action: 'notifications', keys: ['Shift', 'N'] },
  { action: 'close', keys: ['Esc'] },
  { action: 'keys', keys: ['?'] },
];

const list: readonly KeyAction[] = [
  { action: 'move', keys: ['J', 'K'] },
  { action: 'open', keys: ['Enter'] },
  { action: 'search-list', keys: ['/'] },
];
const views: KeyAction = { action: 'views', keys: ['V'] };
const selection: readonly KeyAction[] = [
  { action: 'select', keys: ['X'] },
  { action: 'select-all', keys: ['Ctrl', 'A'] },
  { action: 'undo', keys: ['Z'] },
];
const create: KeyAction = { action: 'new', keys: ['N'] };
const next: KeyAction = { action: 'next', keys: ['T'] };
const queue: readonly KeyAction[] = [...list, views, ...selection, { action: 'assign', keys: ['A'] }, next];
const viewer: readonly KeyAction[] = [
  { action: 'zoom', keys: ['+', '−'] },
  { action: 'fit', keys: ['0'] },
  { action: 'find', keys: ['F'] },
  { action: 'documents', keys: ['←', '→'] },
];
const decisions: readonly KeyAction[] = [
  { action: 'verify', keys: ['V'] },
  { action: 'reject', keys: ['R'] },
];
const hits: readonly KeyAction[] = [
  { action: 'hits', keys: ['J', 'K'] },
  { action: 'judge', keys: ['F', 'T', 'U'] },
  { action: 'save', keys: ['Ctrl', 'Enter'] },
];

const wizard: readonly KeyAction[] = [
  { action: 'continue', keys: ['Ctrl', 'Enter'] },
  { action: 'calendar', keys: ['Alt', '↓'] },
];

const pages: Partial<Record<PageKey, (isDesk: boolean) => readonly KeyAction[]>> = {
  dashboard: (isDesk) => [isDesk ? next : create],
  'new-onboarding': () => wizard,
  onboardings: (isDesk) => (isDesk ? queue : [...list, views, ...selection, create]),
  archive: () => [...list, views, ...selection],
  subscriptions: () => [...list, create],
  'screening-lists': () => [create],
  document: (isDesk) => (isDesk ? [...viewer, ...decisions] : viewer),
  screening: (isDesk) => (isDesk ? hits : []),
};

/** The keys of a page in this portal. */
export function keysOf(page: PageKey, { links }: Portal): readonly KeyAction[] {
  return pages[page]?.(links.queue !== undefined) ?? [];
}

/** Keys that reviewers use on other pages than the open one. */
export function keysElsewhere(page: PageKey | undefined, { links }: Portal): readonly KeyAction[] {
  if (links.queue === undefined) return [];
  return [...(page === 'document' ? [] : decisions), ...(page === 'screening' ? [] : hits.slice(1))];
}

interface Destination {
  readonly page: PageKey;
  readonly letter: string;
  readonly href: string;
}

const letters: Partial<Record<PageKey, string>> = {
  dashboard: 'd',
  onboardings: 'o',
  subscriptions: 'u',
  archive: 'a',
  search: 'f',
  settings: 's',
};

/** The pages that `g` with a letter opens. */
export function destinationsOf({ sidebar, links }: Portal): readonly Destination[] {
  const items = [...sidebar.groups.flat(), ...sidebar.footer].map(({ page, href }) => ({ page, href }));
  const settings = { page: 'settings' as const, href: links.settings ?? '' };
  const all = items.some(({ page }) => page === 'settings') ? items : [...items, settings];
  return all.flatMap(({ page, href }) => (letters[page] && href ? [{ page, href, letter: letters[page] }] : []));
}

export const pagesByLetter = (portal: Portal): Readonly<Record<string, string>> =>
  Object.fromEntries(destinationsOf(portal).map(({ letter, href }) => [letter, href]));
