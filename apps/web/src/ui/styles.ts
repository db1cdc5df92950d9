export { tv } from './variants.ts';

/** The look of what one types into or chooses from. */
export const controlBox =
  'w-full rounded-md border border-line-field bg-surface px-2.5 text-14 text-ink hover:border-ink-2 ' +
  'focus-visible:border-focus focus-visible:-outline-offset-1 ' +
  'invalid:border-bad-solid invalid:shadow-[inset_0_0_0_1px_var(--color-bad-solid)] ' +
  'disabled:border-line-strong disabled:bg-sunken disabled:text-ink-disabled client:px-3 client:text-16';

export const controlHeight = 'h-(--density-control-lg)';

/** The ground of everything that floats. */
export const floating = 'rounded-lg bg-raised shadow-float forced-colors:border text-13 outline-none';

export const motion =
  'transition-opacity duration-(--motion-base) ease-out entering:opacity-0 exiting:opacity-0 exiting:duration-(--motion-fast)';
