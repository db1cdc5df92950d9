import { tv } from './styles.ts';

/** For clients a label that does not fit, or in a large font, breaks into lines. */
const grows =
  'client:h-auto client:max-w-full client:[overflow-wrap:anywhere] client:min-h-(--density-control) client:px-5 client:py-1.5 client:whitespace-normal';

/** For buttons side by side that share the width of a `flex flex-wrap`: one that does not fit takes the next line. */
export const oneLine = 'flex-1! whitespace-nowrap! client:px-3!';

export const buttonStyle = tv({
  base:
    'inline-flex flex-none items-center justify-center gap-1.5 rounded-md border font-medium text-13 whitespace-nowrap no-underline select-none ' +
    'transition-colors duration-(--motion-fast) ease-out disabled:cursor-not-allowed ' +
    'client:text-16 [&_[data-icon]]:text-ink-2 [&_[data-icon]:first-child]:-ml-0.5 [&_[data-icon]:last-child:not(:first-child)]:-mr-0.5',
  variants: {
    variant: {
      primary:
        'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover pressed:border-accent-active pressed:bg-accent-active active:border-accent-active active:bg-accent-active [&_[data-icon]]:text-inherit!',
      secondary:
        'border-line-strong bg-surface text-ink hover:border-line-field hover:bg-hover pressed:bg-active active:bg-active in-data-[floating]:bg-transparent in-data-[floating]:hover:bg-active',
      ghost:
        'border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink pressed:bg-active active:bg-active',
      danger:
        'border-bad-solid bg-bad-solid text-on-solid hover:opacity-90 pressed:opacity-80 [&_[data-icon]]:text-inherit!',
      'danger-quiet':
        'border-line-strong bg-surface text-bad-ink hover:border-line-field hover:bg-hover pressed:bg-active active:bg-active in-data-[floating]:bg-transparent [&_[data-icon]]:text-inherit!',
    },
    size: {
      sm: 'h-7 px-2.5 client:h-11 client:px-3.5 client:text-14',
      md: `h-(--density-control) px-3 ${grows}`,
      lg: `h-(--density-control-lg) px-4 ${grows}`,
    },
    isBlock: { true: 'w-full' },
    isIconOnly: { true: 'px-0! [&_[data-icon]]:mx-0!' },
    isDisabled: {
      true: 'border-line! bg-sunken! text-ink-disabled! opacity-100! [&_[data-icon]]:text-inherit!',
    },
    isPending: { true: 'cursor-progress' },
  },
  compoundVariants: [
    { isIconOnly: true, size: 'sm', class: 'w-7 client:w-11' },
    { isIconOnly: true, size: 'md', class: 'w-(--density-control)' },
    { isIconOnly: true, size: 'lg', class: 'w-(--density-control-lg)' },
    { isDisabled: true, variant: 'ghost', class: 'border-transparent! bg-transparent!' },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';
