import type { ViewAnswer } from '#api/views.ts';
import type { NavItem, Portal } from '#portals/portal.ts';
import type { IconName } from '#ui/icon.tsx';

export interface PaletteRow {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: IconName;
  readonly href: string;
  readonly shortcut?: string;
}

export interface PaletteGroup {
  readonly id: 'subjects' | 'onboardings' | 'contacts' | 'documents' | 'pages' | 'actions';
  readonly rows: readonly PaletteRow[];
}

export const groupIcons = { subjects: 'building', onboardings: 'tray', contacts: 'user', documents: 'file' } as const;
const perGroup = 5;

type Kind = keyof typeof groupIcons;
type Found = Pick<ViewAnswer<'search'>['groups'][number]['items'][number], 'id' | 'subject' | 'request'>;

/** The link of a result in this portal; '' without a page of its own. */
export function foundHref({ links }: Portal, kind: Kind, found: Found): string {
  const { id, subject, request } = found;
  if (subject !== '') return (kind === 'documents' ? links.document?.(found, id) : links.entity?.(found)) ?? '';
  return kind === 'onboardings' && request !== '' ? (links.newOnboarding?.(request, '1') ?? '') : '';
}

/** Search results, as links of this portal. */
export function foundGroups(answer: ViewAnswer<'search'> | undefined, portal: Portal): PaletteGroup[] {
  return (answer?.groups ?? []).flatMap(({ kind, items }) => {
    const rows = items.slice(0, perGroup).map((item) => ({
      id: `${kind}-${item.id}`,
      title: item.title,
      detail: [item.detail, item.named?.name].filter(Boolean).join(', '),
      icon: groupIcons[kind],
      href: foundHref(portal, kind, item),
    }));
    const reachable = rows.filter(({ href }) => href !== '');
    return reachable.length > 0 ? [{ id: kind, rows: reachable }] : [];
  });
}

const fits = (text: string, title: string) => title.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());

/** The pages of the sidebar and the actions of this portal whose name contains the text. */
export function pageGroups(
  text: string,
  portal: Portal,
  names: { page: (item: Pick<NavItem, 'page'>) => string; newOnboarding: string },
): PaletteGroup[] {
  const lists = portal.links.lists?.();
  const listPages = lists ? [{ page: 'screening-lists' as const, href: lists, icon: 'search-check' as const }] : [];
  const pages = [...portal.sidebar.groups.flat(), ...portal.sidebar.footer, ...listPages].map((item) => ({
    id: `page-${item.page}`,
    title: names.page(item),
    detail: '',
    icon: item.icon,
    href: item.href,
  }));
  const create = portal.links.newOnboarding?.();
  const actions = create
    ? [{ id: 'action-new', title: names.newOnboarding, detail: '', icon: 'plus' as const, href: create, shortcut: 'N' }]
    : [];
  const groups: PaletteGroup[] = [
    { id: 'pages', rows: pages.filter(({ title }) => fits(text, title)) },
    { id: 'actions', rows: actions.filter(({ title }) => fits(text, title)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
