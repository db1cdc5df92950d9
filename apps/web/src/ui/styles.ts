export { tv } from './variants.ts';

const box =
  'w-full rounded-md border border-line-field bg-surface px-2.5 text-14 text-ink hover:border-ink-2 ' +
  'focus-visible:border-focus focus-visible:-outline-offset-1 ' +
  'disabled:border-line-strong disabled:bg-sunken disabled:text-ink-disabled client:px-3 client:text-16 ';

/** Style of text inputs and select buttons. */
export const controlBox = `${box} invalid:border-bad-solid invalid:shadow-[inset_0_0_0_1px_var(--color-bad-solid)]`;

/** The same for a native input, whose own validation marks an unfinished address as invalid. */
export const plainBox =
  `${box} aria-invalid:border-bad-solid aria-invalid:shadow-[inset_0_0_0_1px_var(--color-bad-solid)] ` +
  'read-only:border-line-strong read-only:bg-sunken';

export const controlHeight = 'h-(--density-control-lg)';

/** Background of everything that floats. */
export const floating = 'rounded-lg bg-raised shadow-(--shadow-float) forced-colors:border text-13 outline-none';

export const motion =
  'transition-opacity duration-(--motion-base) ease-out entering:opacity-0 exiting:opacity-0 exiting:duration-(--motion-fast)';
