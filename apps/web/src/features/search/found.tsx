import type { DocumentKind } from '@dossier/domain/documents';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Count } from '#ui/count.tsx';
import { Highlight } from '#ui/highlight.tsx';
import { Icon } from '#ui/icon.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { foundHref, groupIcons } from './palette-groups.ts';

type Group = ViewAnswer<'search'>['groups'][number];
type Item = Group['items'][number];

interface FoundProps {
  group: Group;
  q: string;
  /** Words similar to the query: highlighted where the query itself does not occur. */
  like: readonly string[];
  /** Only this kind is shown: no link to more results. */
  isOnly: boolean;
}

/** Results of one kind, as rows: name, status, since when. */
export function Found({ group: { kind, total, items }, q, like, isOnly }: FoundProps) {
  const { t } = useTranslation('search');
  const { links } = usePortal();
  const hasMore = total > items.length;
  return (
    <section aria-label={t(`groups.${kind}`)} className="mt-7">
      <div className="mb-2 flex items-center gap-2">
        <h2 className="text-14 font-semibold">{t(`groups.${kind}`)}</h2>
        <span className="text-13 text-ink-2">
          <Count of={total} />
        </span>
        {!isOnly && (
          <span className="ml-auto text-13">
            <TextLink href={links.search?.(q, kind) ?? ''}>
              {hasMore ? t('all', { count: total }) : t(`only.${kind}`)}
            </TextLink>
          </span>
        )}
      </div>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface">
        {items.map((item) => (
          <Line key={item.id} kind={kind} item={item} q={item.near ? (like[0] ?? q) : q} />
        ))}
      </ul>
    </section>
  );
}

function Line({ kind, item, q }: { kind: Group['kind']; item: Item; q: string }) {
  const portal = usePortal();
  const { first, second, state, end } = useWords(kind, item);
  return (
    <li className="relative flex min-h-12 items-center gap-3 border-b border-line px-4 py-1.5 text-13 last:border-b-0 focus-within:bg-hover hover:bg-hover">
      {kind === 'contacts' || kind === 'people' ? (
        <Avatar name={item.title} />
      ) : (
        <Icon name={groupIcons[kind]} className="mx-1 text-ink-2" />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <Linked href={foundHref(portal, kind, item)}>
            <Highlight text={first} query={q} />
          </Linked>
        </span>
        <span className="block truncate text-12 text-ink-2 max-sm:whitespace-normal">
          <Highlight text={second} query={q} />
        </span>
      </span>
      <span className="w-36 flex-none truncate text-ink-2 max-sm:w-auto">{state}</span>
      <span className="w-36 flex-none truncate text-right text-ink-2 max-md:hidden">{end}</span>
    </li>
  );
}

interface Words {
  readonly first: string;
  readonly second: string;
  readonly state: ReactNode;
  readonly end: string;
}

const joined = (...parts: readonly (string | undefined | false)[]) => parts.filter(Boolean).join(', ');

function useWords(kind: Group['kind'], { title, detail, facts = {}, named }: Item): Words {
  const { t } = useTranslation(['search', 'document-kinds']);
  const format = useFormat();
  const { status, verification, country, date, count, contact } = facts;
  const badge = status ? <StatusBadge status={status} isBare /> : null;
  const day = date ? format.date(date) : '';
  const who = named && t(`search:roles.${named.role}`, { name: named.name });
  const words: Readonly<Record<Group['kind'], () => Words>> = {
    subjects: () => ({
      first: title,
      second: joined(detail, who),
      state: badge,
      end: country ? format.country(country) : '',
    }),
    people: () => ({
      first: title,
      second: joined(named && t(`search:roles-of.${named.role}`), detail),
      state: badge,
      end: '',
    }),
    onboardings: () => ({
      first: detail || title,
      second: joined(detail && title, who ?? (contact && t('search:roles.contact', { name: contact }))),
      state: badge,
      end: day,
    }),
    contacts: () => ({
      first: title,
      second: detail,
      state: count === undefined ? '' : t('search:onboardings', { count }),
      end: day,
    }),
    documents: () => ({
      first: facts.kind ? t(`document-kinds:${facts.kind as DocumentKind}`) : title,
      second: joined(facts.owner ?? named?.name, detail, facts.kind && title),
      state: verification ? <StatusBadge status={verification} isBare /> : null,
      end: day,
    }),
  };
  return words[kind]();
}

function Linked({ href, children }: { href: string; children: ReactNode }) {
  if (href === '') return children;
  return (
    <TextLink isPlain href={href} className="after:absolute after:inset-0">
      {children}
    </TextLink>
  );
}
