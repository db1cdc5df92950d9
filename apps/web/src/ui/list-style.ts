import { tv } from './styles.ts';

/** Style of one row of a menu, a list box or a combo box. */
export const rowStyle = tv({
  base:
    'flex min-h-8 items-center gap-2 rounded-md px-2 py-1 text-13 text-ink no-underline outline-none cursor-default client:min-h-12 client:text-16 ' +
    'focus:bg-hover hover:bg-hover disabled:text-ink-disabled [&>[data-icon]]:text-ink-2 ' +
    'forced-colors:focus:outline-solid forced-colors:focus:outline-2 forced-colors:focus:-outline-offset-2',
  variants: { isDanger: { true: 'text-bad-ink [&>[data-icon]]:text-inherit' } },
});

export const headingStyle = 'px-2 pt-2 pb-1 text-12 font-medium text-ink-3';
export const separatorStyle = 'my-1 h-px border-0 bg-line';
