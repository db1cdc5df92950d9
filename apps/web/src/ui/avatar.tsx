/** Not a bracket, a dash or an emoji. */
const firstLetter = /[\p{L}\p{N}]/u;

/** Two letters of a name: first and last word, without a legal form such as `B.V.` and what is added in brackets. */
export function initialsOf(name: string): string {
  const all = name
    .replace(/\s\(.*/, '')
    .split(/\s+/)
    .filter((word) => firstLetter.test(word));
  const spoken = all.filter((word) => !word.includes('.'));
  const words = spoken.length > 1 ? spoken : all;
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => firstLetter.exec(word ?? '')?.[0].toLocaleUpperCase() ?? '').join('');
}

/** Initials next to a name; decorative, because the name itself is shown. */
export function Avatar({
  name,
  initials = initialsOf(name),
  tone = 'plain',
  isSquare = false,
}: {
  name: string;
  initials?: string;
  tone?: 'plain' | 'accent';
  isSquare?: boolean;
}) {
  const look = tone === 'accent' ? 'bg-accent-soft text-accent-ink' : 'bg-active text-ink-2';
  return (
    <span
      aria-hidden="true"
      // Hidden from assistive technology: a button with an avatar is named by the full name, not by its letters.
      data-initials={initials}
      className={`before:content-[attr(data-initials)] inline-grid size-6 flex-none place-items-center text-12 leading-none font-medium -tracking-[0.02em] forced-colors:border client:size-8 ${look} ${isSquare ? 'rounded-sm' : 'rounded-full'}`}
    />
  );
}
