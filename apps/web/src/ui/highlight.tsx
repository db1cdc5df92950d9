import { fold } from '@dossier/domain/fold';

/** Marks the first occurrence of `query`, ignoring case and accents. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const wanted = fold(query.trim());
  const chars = [...text];
  const folded = chars.map(fold);
  const start = wanted === '' ? -1 : folded.join('').indexOf(wanted);
  if (start < 0) return <>{text}</>;
  const first = charAt(folded, start);
  const end = charAt(folded, start + wanted.length - 1) + 1;
  return (
    <>
      {chars.slice(0, first).join('')}
      <mark>{chars.slice(first, end).join('')}</mark>
      {chars.slice(end).join('')}
    </>
  );
}

/** Index of the character whose folded form covers the offset: `ß` folds to two letters, a combining accent to none. */
function charAt(folded: readonly string[], offset: number): number {
  let length = 0;
  return folded.findIndex((part) => {
    length += part.length;
    return length > offset;
  });
}
