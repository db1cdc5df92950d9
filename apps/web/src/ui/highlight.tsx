const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Marks the first occurrence of `query`, ignoring case and accents. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const wanted = plain(query.trim());
  const chars = [...text];
  const at = wanted === '' ? -1 : chars.map(plain).join('').indexOf(wanted);
  if (at < 0 || chars.map(plain).some((char) => char.length !== 1)) return <>{text}</>;
  return (
    <>
      {chars.slice(0, at).join('')}
      <mark>{chars.slice(at, at + wanted.length).join('')}</mark>
      {chars.slice(at + wanted.length).join('')}
    </>
  );
}
