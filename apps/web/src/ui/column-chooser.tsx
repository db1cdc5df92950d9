import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { floating, motion } from './styles.ts';

export interface ColumnOption {
  readonly id: string;
  readonly title: string;
  /** Chosen, but this window has no room for it. */
  readonly hasNoRoom: boolean;
}

export interface ColumnChooserProps {
  /** All columns that can be chosen, in their standard order. */
  options: readonly ColumnOption[];
  /** The shown ones in their order. */
  chosen: readonly string[];
  /** The columns that are shown without a choice. */
  isStandard: boolean;
  onChange: (chosen: readonly string[]) => void;
  onStandard: () => void;
}

/** Chooses and orders the columns of a list, by pointer, touch and keyboard. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useTranslation('list-views');
  return (
    <DialogTrigger>
      <Button variant="ghost" size="sm" icon="columns">
        {t('columns.title')}
      </Button>
      <Popover placement="bottom end" offset={4} className={`${floating} ${motion} w-72 p-1`}>
        <Dialog aria-label={t('columns.choose')} className="max-h-[inherit] overflow-auto outline-none">
          <ColumnList {...props} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** The columns with their order, as the popover and the sheet of a phone show them. */
export function ColumnList({ options, chosen, isStandard, onChange, onStandard }: ColumnChooserProps) {
  const { t } = useTranslation('list-views');
  // A hidden column keeps its place while the list is open.
  const [order, setOrder] = useState(() => orderOf(options, chosen));
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef('');
  const byId = new Map(options.map((option) => [option.id, option]));
  const shown = new Set(chosen);
  const write = (next: readonly string[], visible: ReadonlySet<string>) => {
    setOrder(next);
    onChange(next.filter((id) => visible.has(id)));
  };
  const move = (id: string, to: number) => {
    const from = order.indexOf(id);
    const place = Math.max(0, Math.min(order.length - 1, to));
    if (from === place) return;
    refocus.current = id;
    write(order.toSpliced(from, 1).toSpliced(place, 0, id), shown);
    setSaid(t('columns.moved', { column: byId.get(id)?.title, position: place + 1, total: order.length }));
  };
  // Moving a row in the document takes the focus from it.
  useLayoutEffect(() => {
    if (refocus.current === '') return;
    inputOf(list.current, refocus.current)?.focus();
    refocus.current = '';
  });
  const toggle = (id: string) => {
    const next = new Set(shown);
    if (!next.delete(id)) next.add(id);
    write(order, next);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const id = event.target instanceof Element ? (event.target.closest('li')?.dataset['column'] ?? '') : '';
    if (step === undefined || id === '') return;
    event.preventDefault();
    const at = order.indexOf(id);
    if (event.altKey) move(id, at + step);
    else inputOf(list.current, order[at + step] ?? '')?.focus();
  };
  return (
    <>
      <p className="px-2 pt-2 pb-1 text-12 font-medium text-ink-3">{t('columns.hint')}</p>
      <span role="status" className="sr-only">
        {said}
      </span>
      <ul ref={list} onKeyDown={press} aria-label={t('columns.title')}>
        {order.map((id, at) => {
          const option = byId.get(id);
          return (
            option && (
              <ColumnLine
                key={id}
                option={option}
                isFirst={at === 0}
                isShown={shown.has(id)}
                onToggle={() => toggle(id)}
                onMove={(step) => move(id, at + step)}
                onDrag={(y) => move(id, rowAt(list.current, y, at))}
              />
            )
          );
        })}
      </ul>
      <div className="mt-1 border-t border-line pt-1">
        <Button
          variant="ghost"
          size="sm"
          icon="undo"
          isDisabled={isStandard}
          onPress={() => {
            setOrder(options.map(({ id }) => id));
            onStandard();
          }}
        >
          {t('columns.standard')}
        </Button>
      </div>
    </>
  );
}

interface ColumnLineProps {
  option: ColumnOption;
  /** Has the focus when the list opens. */
  isFirst: boolean;
  isShown: boolean;
  onToggle: () => void;
  onMove: (step: number) => void;
  /** The pointer that drags it is at this height of the window. */
  onDrag: (y: number) => void;
}

function ColumnLine({ option: { id, title, hasNoRoom }, isFirst, isShown, onToggle, onMove, onDrag }: ColumnLineProps) {
  const { t } = useTranslation('list-views');
  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY);
  };
  const onSide =
    'opacity-0 group-hover/column:opacity-100 group-focus-within/column:opacity-100 pointer-coarse:opacity-100';
  return (
    <li
      data-column={id}
      className="group/column flex min-h-8 items-center gap-1 rounded-md px-1 text-13 focus-within:bg-hover hover:bg-hover pointer-coarse:min-h-11"
    >
      <span
        onPointerDown={start}
        onPointerMove={drag}
        className="grid size-6 flex-none cursor-grab touch-none place-items-center text-ink-3 pointer-coarse:size-11"
      >
        <Icon name="grip" />
      </span>
      <Checkbox autoFocus={isFirst} isSelected={isShown} onChange={onToggle} className="min-w-0 flex-1">
        <span className="text-13">{title}</span>{' '}
        {isShown && hasNoRoom && (
          <span className="ml-1 inline-block text-12 whitespace-nowrap text-ink-3">{t('columns.no-room')}</span>
        )}
      </Checkbox>
      {(['up', 'down'] as const).map((way) => (
        <IconButton
          key={way}
          icon={way === 'up' ? 'arrow-up' : 'arrow-down'}
          size="sm"
          label={t(`columns.${way}`, { column: title })}
          excludeFromTabOrder
          onPress={() => onMove(way === 'up' ? -1 : 1)}
          className={onSide}
        />
      ))}
    </li>
  );
}

/** The chosen columns in their order, then the others. */
const orderOf = (options: readonly ColumnOption[], chosen: readonly string[]): readonly string[] => [
  ...chosen.filter((id) => options.some((option) => option.id === id)),
  ...options.map(({ id }) => id).filter((id) => !chosen.includes(id)),
];

const inputOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLInputElement>(`[data-column="${CSS.escape(id)}"] input`);

/** The place of the row at this height of the window. */
function rowAt(list: HTMLElement | null, y: number, otherwise: number): number {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const found = rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
  return found < 0 ? otherwise : found;
}
