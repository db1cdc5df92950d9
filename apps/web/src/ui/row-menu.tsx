import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from './button-style.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, type MenuEntry } from './menu.tsx';

const look =
  'opacity-0 group-hover/row:opacity-100 group-data-current/row:opacity-100 group-data-stacked/row:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100';

/** A menu is made in place of a button that has the focus of the keyboard, or that was pressed. */
type Start = 'focused' | 'pressed';

/** The menu at the end of a row. Most rows are only scrolled past: it is made when its button is reached. */
export function RowMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useTranslation('common');
  const [start, make] = useState<Start>();
  const label = t('table.actions');
  if (start) return <MadeMenu label={label} entries={entries} start={start} />;
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      // Under a pointer it stays until it is pressed: a press on what is replaced meanwhile would be lost.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && make('focused')}
      onClick={() => make('pressed')}
      className={`${buttonStyle({ variant: 'secondary', size: 'sm', isIconOnly: true })} ${look}`}
    >
      <Icon name="more" />
    </button>
  );
}

interface MadeProps {
  label: string;
  entries: readonly MenuEntry[];
  start: Start;
}

/** Its button takes the focus before it opens: there the focus returns when the menu closes. */
function MadeMenu({ label, entries, start }: MadeProps) {
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    holder.current?.querySelector('button')?.focus();
    if (start === 'pressed') setOpen(true);
  }, [start]);
  return (
    <span ref={holder} className="contents">
      <Menu
        label={label}
        entries={entries}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton icon="more" size="sm" variant="secondary" label={label} className={look} />}
      />
    </span>
  );
}
