import type { SearchAnswer } from '@dossier/domain/contracts/answers/search';
import { documentKind, documentLabel } from '@dossier/domain/documents';
import { allowedSlips, slipsToPrefix } from '@dossier/domain/edit-distance';
import { wordsOf } from '@dossier/domain/fold';
import { vaultDocumentsOfFile } from '../../case/documents.ts';
import { newestNames } from '../../case/people.ts';
import { scope } from '../../case/scope.ts';
import { fullName, type Reader } from '../../collections/rows.ts';
import { dayOf, momentOf } from '../../runtime/clock.ts';
import type { ViewContext } from '../../runtime/view-context.ts';

type Group = SearchAnswer['groups'][number];
type Item = Group['items'][number];
type Facts = NonNullable<Item['facts']>;

/** Adds status, dates and counts to the results that are shown, and the spelling of similar words. */
export async function withFacts(context: ViewContext, q: string, groups: readonly Group[]): Promise<SearchAnswer> {
  return {
    groups: await Promise.all(
      groups.map(async (group) => {
        const items = group.items.map(async (item) => ({ ...item, facts: await facts[group.kind](context, item) }));
        return { ...group, items: await Promise.all(items) };
      }),
    ),
    like: similarWords(q, groups),
  };
}

const facts: Readonly<Record<Group['kind'], (context: ViewContext, item: Item) => Promise<Facts>>> = {
  subjects: async ({ records }, { request }) => {
    const row = await records.get('gk_requests', request);
    return { status: row?.status ?? '', country: row?.client_country ?? '' };
  },
  people: async ({ records }, { request }) => {
    const row = await records.get('gk_requests', request);
    return { status: row?.status ?? '' };
  },
  onboardings: async ({ records }, { request }) => {
    const row = await records.get('gk_requests', request);
    const contact = row?.contact ? await records.get('gk_contacts', row.contact) : undefined;
    return { status: row?.status ?? '', date: row?.deadline ?? '', contact: fullName(contact) };
  },
  contacts: contactFacts,
  documents: ({ records }, item) => documentFacts(records, item),
};

/** Number and last date of a contact's onboardings that are in the viewer's scope. */
async function contactFacts({ records, actor }: ViewContext, { id }: Item): Promise<Facts> {
  const { filter, values } = scope(actor).gk_requests;
  const rows = await records.find(
    'gk_requests',
    `contact = {:c} && ${filter}`,
    { c: id, ...values },
    { sort: '-created' },
  );
  return { count: rows.length, date: dayAtDesk(rows[0]?.created) };
}

async function documentFacts(records: Reader, { id, request }: Item): Promise<Facts> {
  const [own] = await records.find('gk_requests_docs', 'doc = {:d} && request = {:r}', { d: id, r: request });
  if (own) return { kind: documentKind(own.type, own.purpose), verification: 'pending', date: dayAtDesk(own.created) };
  const [document] = await vaultDocumentsOfFile(records, id);
  if (!document) return {};
  const { kind, side, verification, created, owner, subject } = document;
  const shown = owner === subject ? undefined : await records.get('gk_requests', request);
  const name = shown && (await newestNames(records, [shown])).get(owner);
  return {
    kind: documentLabel(kind, side),
    verification,
    date: dayAtDesk(created),
    ...(name !== undefined && { owner: name }),
  };
}

const dayAtDesk = (created = '') => (created === '' ? '' : dayOf(momentOf(created)));

/** Words of the results that are similar to those of the query, as they are spelled there. */
function similarWords(q: string, groups: readonly Group[]): string[] {
  const wanted = wordsOf(q);
  const written = groups
    .flatMap(({ items }) => items.filter(({ near }) => near))
    .flatMap(({ title, detail, named }) => `${title} ${detail} ${named?.name ?? ''}`.match(/[\p{L}\p{N}]+/gu) ?? []);
  const close = written.filter((word) => {
    const [folded = ''] = wordsOf(word);
    return wanted.some(
      (one) =>
        !folded.startsWith(one) && slipsToPrefix(one, folded, allowedSlips(one.length)) <= allowedSlips(one.length),
    );
  });
  return [...new Map(close.map((word) => [word.toLowerCase(), word])).values()].slice(0, 3);
}
