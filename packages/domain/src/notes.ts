import type { PortalName } from './portal.ts';

/** Who can read a note: one side, or both; never a client. Source: docs/decisions/0220. */
export const noteReaders = ['desk', 'institution', 'both'] as const;
export type NoteReaders = (typeof noteReaders)[number];

/** The two sides that keep notes on an onboarding. */
export const noteSides = ['desk', 'institution'] as const;
export type NoteSide = (typeof noteSides)[number];

/** Users of other portals read no notes. */
const sides: Readonly<Partial<Record<PortalName, NoteSide>>> = { gatekeeper: 'institution', intern: 'desk' };

/** The side of a portal's users; undefined for those who read no notes. */
export function noteSideOf(portal: string): NoteSide | undefined {
  return Object.hasOwn(sides, portal) ? sides[portal as PortalName] : undefined;
}

/** What a side may choose for a note of its own, its own side first. */
export const readersOfSide = (side: NoteSide): readonly [NoteSide, 'both'] => [side, 'both'];

export const canReadNote = (side: NoteSide | undefined, readers: NoteReaders): boolean =>
  side !== undefined && (readers === 'both' || readers === side);

/** The report is one document for both sides, so it has only notes that both may read. */
export const canBeReported = (readers: NoteReaders): boolean => readers === 'both';

/** A mentioned person as written in the text. */
export const mentionText = (name: string): string => `@${name}`;

/** Parts of a text: plain, or the mention of one person. The longest name wins where one begins with another. */
export function splitMentions(text: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  const byLength = names.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const parts: { text: string; isMention: boolean }[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const name = byLength.find((one) => text.startsWith(mentionText(one), at));
    if (name === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push({ text: plain, isMention: false });
    plain = '';
    parts.push({ text: mentionText(name), isMention: true });
    at += mentionText(name).length;
  }
  return plain === '' ? parts : [...parts, { text: plain, isMention: false }];
}

/** Of these people those whose mention is in the text. */
export function mentionedIn<P extends { readonly name: string }>(text: string, people: readonly P[]): P[] {
  const parts = splitMentions(
    text,
    people.map(({ name }) => name),
  );
  return people.filter(({ name }) => parts.some((part) => part.isMention && part.text === mentionText(name)));
}
