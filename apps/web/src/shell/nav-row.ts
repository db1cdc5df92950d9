/** A row of the sidebar; in the drawer of a phone as tall as a finger needs. */
export const navRow =
  'group/nav flex h-8 w-full items-center gap-2.5 rounded-md px-2 text-13 font-medium text-ink-2! group-data-tall/menu:h-11 group-data-tall/menu:px-3 group-data-tall/menu:text-14 hover:bg-hover hover:text-ink! aria-[current]:bg-active aria-[current]:text-ink! forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2 folded:justify-center folded:px-0';
