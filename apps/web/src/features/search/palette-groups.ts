import type { DocumentLabel } from '@dossier/domain/documents';
import type { ViewAnswer } from '#api/views.ts';
import type { NavItem, Portal } from '#portals/portal.ts';
import type { IconName } from '#ui/icon.tsx';
import type { DisplayStatus } from '#ui/status-display.ts';

export interface PaletteRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: IconName;
  /** '' of an action that does something on this page. */
  readonly href: string;
  readonly shortcut?: string;
  readonly status?: DisplayStatus;
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly id: 'subjects' | 'people' | 'onboardings' | 'contacts' | 'documents' | 'pages' | 'actions';
  readonly rows: readonly PaletteRow[];
}

export const groupIcons = {
  subjects: 'building',
  people: 'users',
  onboardings: 'tray',
  contacts: 'user',
  documents: 'file',
} as const;
const perGroup = 5;

type Kind = keyof typeof groupIcons;
type Item = ViewAnswer<'search'>['groups'][number]['items'][number];
type Found = Pick<Item, 'id' | 'subject' | 'person' | 'request'>;

/** The link of a result in this portal; '' without a page of its own. */
export function foundHref({ links }: Portal, kind: Kind, found: Found): string {
  const { id, subject, person, request } = found;
  if (kind === 'people') return (person && links.person?.({ subject, person })) ?? '';
  if (subject !== '') return (kind === 'documents' ? links.document?.(found, id) : links.entity?.(found)) ?? '';
  return kind === 'onboardings' && request !== '' ? (links.newOnboarding?.(request, '1') ?? '') : '';
}

function wordsOf(
  { title, detail, facts, named }: Item,
  kindName: (kind: DocumentLabel) => string,
): Pick<PaletteRow, 'title' | 'detail'> {
  const { kind, owner = named?.name } = facts ?? {};
  const parts = kind ? [owner, detail, title] : [detail, named?.name];
  return {
    title: kind ? kindName(kind as DocumentLabel) : title,
    detail: parts.filter(Boolean).join(', '),
  };
}

function statusOf({ facts }: Item): Pick<PaletteRow, 'status'> {
  const status = facts?.status || facts?.verification;
  return status ? { status } : {};
}

/** Search results, as links of this portal. A document is named by its kind and its owner; the name of its file is last. */
export function foundGroups(
  answer: ViewAnswer<'search'> | undefined,
  portal: Portal,
  kindName: (kind: DocumentLabel) => string,
): PaletteGroup[] {
  return (answer?.groups ?? []).flatMap(({ kind, items }) => {
    const rows = items.slice(0, perGroup).map((item) => ({
      id: `${kind}-${item.id}`,
      ...wordsOf(item, kindName),
      icon: groupIcons[kind],
      href: foundHref(portal, kind, item),
      ...statusOf(item),
    }));
    const reachable = rows.filter(({ href }) => href !== '');
    return reachable.length > 0 ? [{ id: kind, rows: reachable }] : [];
  });
}

const fits = (text: string, title: string) => title.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());

/** Pages of the user menu that the sidebar does not have. */
function menuPages({ links, sidebar }: Portal, isLead: boolean): NavItem[] {
  const lists = links.lists?.();
  const inSidebar = new Set(sidebar.footer.map(({ page }) => page));
  const pages: NavItem[] = [
    ...(lists ? [{ page: 'screening-lists' as const, href: lists, icon: 'search-check' as const }] : []),
    ...(links.settings ? [{ page: 'settings' as const, href: links.settings, icon: 'settings' as const }] : []),
    ...(isLead && links.setup ? [{ page: 'guide' as const, href: links.setup, icon: 'check-circle' as const }] : []),
    ...(links.support ? [{ page: 'support' as const, href: links.support, icon: 'help' as const }] : []),
  ];
  return pages.filter(({ page }) => !inSidebar.has(page));
}

/** The pages of the sidebar and of the user menu, and the actions of this portal whose name contains the text. */
export function pageGroups(
  text: string,
  portal: Portal,
  names: { page: (item: Pick<NavItem, 'page'>) => string; newOnboarding: string },
  { others, isLead }: { others: readonly PaletteRow[]; isLead: boolean },
): PaletteGroup[] {
  const pages = [...portal.sidebar.groups.flat(), ...portal.sidebar.footer, ...menuPages(portal, isLead)].map(
    (item) => ({
      id: `page-${item.page}`,
      title: names.page(item),
      detail: '',
      icon: item.icon,
      href: item.href,
    }),
  );
  const create = portal.links.newOnboarding?.();
  const actions = create
    ? [{ id: 'action-new', title: names.newOnboarding, detail: '', icon: 'plus' as const, href: create, shortcut: 'N' }]
    : [];
  const all: PaletteRow[] = [...actions, ...others];
  const groups: PaletteGroup[] = [
    { id: 'pages', rows: pages.filter(({ title }) => fits(text, title)) },
    { id: 'actions', rows: all.filter(({ title }) => fits(text, title)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
