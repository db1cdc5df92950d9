import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { Count } from '#ui/count.tsx';
import { tv } from '#ui/styles.ts';
import { useEntityPlace } from './entity-context.ts';
import { NotesPanel } from './notes-panel.tsx';
import { EntityRail } from './rail.tsx';

const tabs = ['status', 'notes'] as const;
export type RailTab = (typeof tabs)[number];

const tabStyle = tv({
  base:
    'flex h-8 flex-1 items-center justify-center gap-1.5 rounded-sm text-13 font-medium cursor-default max-md:h-11 ' +
    'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
  variants: {
    isSelected: {
      true: 'bg-surface text-ink shadow-[0_0_0_1px_var(--color-line-strong)] forced-colors:outline-2',
      false: 'text-ink-2 hover:text-ink',
    },
  },
});

interface RailTabsProps {
  tab: RailTab;
  onTab: (tab: RailTab) => void;
  note?: string | undefined;
}

/** The side column: status and facts of the onboarding, or its notes. */
export function RailTabs({ tab, onTab, note }: RailTabsProps) {
  const { t } = useTranslation('notes');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { request } = useEntityPlace().entity;
  const { data } = useQuery(view('notes', { request: request.id }));
  const count = data?.notes.filter(({ deletedAt }) => deletedAt === '').length ?? 0;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.indexOf(tab), End: tabs.length - 1 - tabs.indexOf(tab) }[
      event.key
    ];
    const next = step === undefined ? undefined : tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={t('tabs')}
        onKeyDown={move}
        className="mb-6 flex gap-0.5 rounded-md bg-active p-0.5"
      >
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
            className={tabStyle({ isSelected: one === tab })}
          >
            {t(one === 'notes' ? 'tab' : 'status')}
            {one === 'notes' && count > 0 && (
              <span className="text-12 font-normal text-ink-3">
                <Count of={count} />
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'notes' ? <NotesPanel key={request.id} note={note} /> : <EntityRail />}
      </div>
    </>
  );
}
