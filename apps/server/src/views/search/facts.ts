import type { SearchAnswer } from '@dossier/domain/contracts/answers/search';
import { documentKind } from '@dossier/domain/documents';
import { allowedSlips, slipsToPrefix } from '@dossier/domain/edit-distance';
import { wordsOf } from '@dossier/domain/fold';
import { vaultDocumentsOfFile } from '../../case/documents.ts';
import { scope } from '../../case/scope.ts';
import { fullName, type Reader } from '../../collections/rows.ts';
import type { ViewContext } from '../../runtime/view-context.ts';

type Group = SearchAnswer['groups'][number];
type Item = Group['items'][number];
type Facts = NonNullable<Item['facts']>;

/** What stands beside each thing found: how it is with it, and since when. Only of what is shown. */
export async function withFacts(context: ViewContext, q: string, groups: readonly Group[]): Promise<SearchAnswer> {
  return {
    groups: await Promise.all(
      groups.map(async (group) => {
        const items = group.items.map(async (item) => ({ ...item, facts: await facts[group.kind](context, item) }));
        return { ...group, items: await Promise.all(items) };
      }),
    ),
    like: likeWords(q, groups),
  };
}

const facts: Readonly<Record<Group['kind'], (context: ViewContext, item: Item) => Promise<Facts>>> = {
  subjects: async ({ records }, { request }) => {
    const row = await records.get('gk_requests', request);
    return { status: row?.status ?? '', country: row?.client_country ?? '' };
  },
  onboardings: async ({ records }, { request }) => {
    const row = await records.get('gk_requests', request);
    const contact = row?.contact ? await records.get('gk_contacts', row.contact) : undefined;
    return { status: row?.status ?? '', date: row?.deadline ?? '', contact: fullName(contact) };
  },
  contacts: contactFacts,
  documents: ({ records }, item) => documentFacts(records, item),
};

/** Onboardings of a contact that the viewer may know of: its own institution's, and none that was not sent to the desk. */
async function contactFacts({ records, actor }: ViewContext, { id }: Item): Promise<Facts> {
  const { filter, values } = scope(actor).gk_requests;
  const rows = await records.find(
    'gk_requests',
    `contact = {:c} && ${filter}`,
    { c: id, ...values },
    { sort: '-created' },
  );
  return { count: rows.length, date: rows[0]?.created.slice(0, 10) ?? '' };
}

async function documentFacts(records: Reader, { id, request }: Item): Promise<Facts> {
  const [own] = await records.find('gk_requests_docs', 'doc = {:d} && request = {:r}', { d: id, r: request });
  if (own)
    return { kind: documentKind(own.type, own.purpose), verification: 'pending', date: own.created.slice(0, 10) };
  const [document] = await vaultDocumentsOfFile(records, id);
  if (!document) return {};
  const { kind, verification, created } = document;
  return { kind, verification, date: created.slice(0, 10) };
}

/** The words that the query is nearly, as they are written in what was found. */
function likeWords(q: string, groups: readonly Group[]): string[] {
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
