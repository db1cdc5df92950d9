import { canDownloadDocuments } from '../../case/onboarding.ts';
import { type PersonEntry, type PersonKey, personEntries } from '../../case/person-entry.ts';
import type { ViewContext } from '../../runtime/view-context.ts';
import { type NamedAlike, othersLike } from './namesakes.ts';

export interface PersonEntries {
  /** In the form in which the page was opened, newest first. */
  readonly own: readonly PersonEntry[];
  /** With those of other clients that are proven to be the same person, newest first. */
  readonly all: readonly PersonEntry[];
  readonly namesakes: readonly NamedAlike[];
  /** Are entries of several clients combined? */
  readonly isCombined: boolean;
}

/** Everything that the page of a person consists of, as far as the viewer may see it. */
export async function allEntries(context: ViewContext, key: PersonKey): Promise<PersonEntries> {
  const { records, actor, today } = context;
  const own = await personEntries(records, actor, key, { today });
  const { same, namesakes } = await othersLike(context, own);
  const all = [...own, ...same].toSorted((a, b) => (a.file.request.created < b.file.request.created ? 1 : -1));
  return { own, all, namesakes, isCombined: same.length > 0 };
}

/** The entries whose documents the viewer may download together: as of Download All of each onboarding. */
export const downloadable = (entries: readonly PersonEntry[]): readonly PersonEntry[] =>
  entries.filter(({ file: { actor, request } }) => canDownloadDocuments(actor, request));
