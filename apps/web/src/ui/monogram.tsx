import { initialsOf } from './avatar.tsx';

/** Large initials at the head of a person's page; decorative, because the name itself is shown. */
export function Monogram({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className="inline-grid size-12 flex-none place-items-center rounded-full bg-active text-16 font-medium text-ink-2 before:content-[attr(data-initials)] forced-colors:border"
    />
  );
}
