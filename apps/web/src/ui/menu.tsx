import type { ReactElement } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Count } from './count.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import { headingStyle, rowStyle, separatorStyle } from './list-style.ts';
import { floating, motion } from './styles.ts';

export interface MenuItemEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** Navigates; `target` for a new tab. */
  href?: string;
  target?: '_blank';
  onAction?: () => void;
  shortcut?: string;
  /** After the label: whose it is. */
  detail?: string;
  /** At the end: how many it shows. */
  count?: number | string | undefined;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** Set on every entry of a mutually exclusive group: the selected one has a tick. */
  isChosen?: boolean;
}

/** A separator, a group with a heading, or an action. */
export type MenuEntry =
  | MenuItemEntry
  | { id: string; separator: true }
  | { id: string; heading: string; entries: readonly MenuItemEntry[] };

export interface MenuProps {
  /** A Button or IconButton of the kit. */
  trigger: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
  placement?: PopoverProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A group with one selected entry is a radio group for assistive technology. */
function choiceOf(entries: readonly MenuEntry[]) {
  const items = entries.filter((entry): entry is MenuItemEntry => !('separator' in entry || 'heading' in entry));
  if (items.length === 0 || items.some(({ isChosen }) => isChosen === undefined)) return {};
  const selectedKeys = items.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return { selectionMode: 'single', selectedKeys } as const;
}

export function Menu({ trigger, label, entries, placement = 'bottom end', isOpen, onOpenChange }: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover placement={placement} offset={4} className={`${floating} ${motion} min-w-44 max-w-80 p-1`}>
        <AriaMenu aria-label={label} {...choiceOf(entries)} className="max-h-[inherit] overflow-auto outline-none">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if ('separator' in entry) return <Separator className={separatorStyle} />;
  if (!('heading' in entry)) return <Item item={entry} />;
  return (
    <MenuSection id={entry.id} {...choiceOf(entry.entries)}>
      <Header className={headingStyle}>{entry.heading}</Header>
      {entry.entries.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </MenuSection>
  );
}

function Item({ item }: { item: MenuItemEntry }) {
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      href={item.href}
      target={item.target}
      onAction={item.onAction}
      isDisabled={item.isDisabled}
      data-plain=""
      className={rowStyle({ isDanger: item.isDanger })}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className="min-w-0 flex-1 truncate">
        {item.label}
        {item.detail && <span className="ml-2 text-12 text-ink-3">{item.detail}</span>}
      </span>
      {item.count !== undefined && (
        <span className="text-12 text-ink-3">
          <Count of={item.count} />
        </span>
      )}
      {item.isChosen && <Icon name="check" />}
      {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
    </MenuItem>
  );
}
