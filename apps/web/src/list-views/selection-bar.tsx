import { maxSelected } from '@dossier/domain/limits';
import { type ReactNode, useId, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useTranslation } from 'react-i18next';
import { useUndo } from '#api/use-undo.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { UndoHere } from './undo-here.tsx';
import { listPlace } from './use-change-selected.ts';
import type { Selection } from './use-selection.ts';

const focusGrid = () => document.querySelector<HTMLElement>('[role=grid]');

interface SelectionBarProps {
  selection: Selection;
  /** The most frequent action: on a phone always in sight. */
  first?: ReactNode;
  /** Buttons of the other actions: on a phone behind a button that opens them. */
  children: ReactNode;
}

/** Whether the bar is shown: something is selected, or can be undone. */
export function useHasBar(selection: Selection): boolean {
  const { offer } = useUndo(listPlace);
  return selection.ids.length > 0 || offer !== undefined;
}

/**
 * What was just done with its undo, and the actions on the selected rows. Floats over the list, on a phone below it, and
 * takes no focus by itself.
 */
export function SelectionBar({ selection, first, children }: SelectionBarProps) {
  const { t } = useTranslation('lists');
  const { error: textOf } = useErrorText();
  const [problem, setProblem] = useState<unknown>();
  const { offer } = useUndo(listPlace);
  const { ids, total } = selection;
  const count = ids.length;
  const selectAll = () => {
    setProblem(undefined);
    selection.selectAll().catch(setProblem);
  };
  const clear = () => {
    setProblem(undefined);
    selection.clear();
    focusWhenLost(focusGrid);
  };
  usePageKeys({ 'mod+a': total > 0 ? selectAll : undefined, escape: count > 0 ? clear : undefined });
  const most = Math.min(total, maxSelected);
  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 && t('selection.count', { count })}
      </span>
      {(count > 0 || offer) && (
        <Toolbar
          aria-label={t('selection.bar')}
          data-floating=""
          className="z-(--z-sticky) flex items-center gap-2 bg-raised px-3.5 py-2 text-13 max-md:min-h-14 max-md:flex-wrap max-md:border-t max-md:border-line md:absolute md:bottom-4 md:left-1/2 md:w-max md:max-w-[calc(100%-2rem)] md:-translate-x-1/2 md:flex-wrap md:justify-center md:rounded-lg md:shadow-(--shadow-float) forced-colors:border"
        >
          <UndoHere place={listPlace} focusAfter={focusGrid} />
          {count > 0 && (
            <>
              <span
                aria-hidden="true"
                className={`pr-1 whitespace-nowrap ${offer ? 'text-ink-2 md:border-l md:border-line md:pl-3' : 'font-medium'}`}
              >
                {t('selection.count', { count })}
              </span>
              {first}
              <OtherActions isNamed={first === undefined}>
                {count < most && (
                  <Button variant="ghost" onPress={selectAll}>
                    {total > maxSelected
                      ? t('selection.first', { count: most, total })
                      : t('selection.all', { count: total })}
                  </Button>
                )}
                {children}
              </OtherActions>
              <IconButton
                icon="x"
                label={t('selection.clear')}
                variant="ghost"
                size="sm"
                onPress={clear}
                className="max-md:ml-auto max-md:size-11"
              />
            </>
          )}
          {count === maxSelected && total > maxSelected && (
            <span className="text-12 text-ink-2">{t('selection.most', { count: maxSelected, total })}</span>
          )}
          {problem !== undefined && (
            <span role="alert" className="font-medium text-bad-ink">
              {textOf(problem)}
            </span>
          )}
        </Toolbar>
      )}
    </>
  );
}

/** The other actions: in the bar, on a phone in a row below it that a button opens, so that the list stays in sight. */
function OtherActions({ isNamed, children }: { isNamed: boolean; children: ReactNode }) {
  const { t } = useTranslation('lists');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = {
    'aria-expanded': isOpen,
    'aria-controls': id,
    onPress: () => setOpen(!isOpen),
    className: 'md:hidden',
  };
  return (
    <>
      {isNamed ? (
        <Button {...button} trailingIcon={isOpen ? 'up' : 'down'}>
          {t('selection.actions')}
        </Button>
      ) : (
        <IconButton {...button} icon="more" label={t('selection.more-actions')} variant="secondary" />
      )}
      <div
        id={id}
        className={`flex-wrap items-center gap-2 max-md:order-last max-md:basis-full md:contents ${isOpen ? 'flex' : 'hidden'}`}
      >
        {children}
      </div>
    </>
  );
}
