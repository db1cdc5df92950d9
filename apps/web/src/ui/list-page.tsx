import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { useIsNarrow } from './use-narrow.ts';

export interface KeyHint {
  keys: readonly string[];
  label: string;
}

export interface ListPageProps {
  title: string;
  /** Search field and buttons at the end of the title's line. */
  tools?: ReactNode;
  /** The menu of saved views, after the title. */
  views?: ReactNode;
  /** Links that choose a part of the list. */
  tabs?: ReactNode;
  /** Menus that narrow the list further; on a phone they open from a button. */
  filters?: ReactNode;
  children: ReactNode;
  /** The number of rows, as text. */
  foot?: ReactNode;
  hints?: readonly KeyHint[];
  /** On a phone: the button of the bar at the bottom. */
  primary?: ReactNode;
}

/** A page with one long list: title and filters are fixed, the list fills the rest and scrolls. */
export function ListPage(props: ListPageProps) {
  const { title, tools, views, tabs, filters, children, foot, hints = [], primary } = props;
  const isPhone = useIsNarrow();
  return (
    <div className="flex h-[calc(100dvh-var(--shell-header))] min-h-[360px] flex-col">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-(--shell-gutter) pt-4 max-md:px-4">
        <h1 className="text-20 font-semibold max-md:sr-only">{title}</h1>
        {!isPhone && views}
        {tools && (
          <div className="ml-auto flex flex-wrap items-center gap-2 max-md:flex-1">
            {tools}
            {isPhone && (filters || views) && <FilterSheet filters={filters} views={views} />}
          </div>
        )}
      </div>
      {(tabs || (filters && !isPhone)) && (
        <div className="flex min-h-13 items-center gap-2 border-b border-line px-[22px] py-2 max-md:overflow-x-auto max-md:px-2 md:flex-wrap md:gap-y-1">
          {tabs}
          {!isPhone && filters && <div className="ml-auto flex flex-wrap gap-1">{filters}</div>}
        </div>
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">{children}</div>
      {(foot || hints.length > 0 || primary) && (
        <footer
          data-bottom-bar={primary ? '' : undefined}
          className="flex h-9 flex-none items-center gap-5 border-t border-line px-(--shell-gutter) text-12 text-ink-2 max-md:px-4 data-bottom-bar:h-auto data-bottom-bar:min-h-14 data-bottom-bar:flex-wrap data-bottom-bar:gap-2 data-bottom-bar:py-2"
        >
          <span role="status" className="mr-auto truncate max-md:whitespace-normal">
            {foot}
          </span>
          {hints.map(({ keys, label }) => (
            <span key={label} className="flex items-center gap-1.5 max-lg:hidden">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {label}
            </span>
          ))}
          {primary}
        </footer>
      )}
    </div>
  );
}

/** On a phone: the views and the filters behind one button. */
function FilterSheet({ filters, views }: Pick<ListPageProps, 'filters' | 'views'>) {
  const { t } = useTranslation('lists');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="filter"
        size="lg"
        variant="secondary"
        label={t('filters')}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      />
      <Drawer
        side="bottom"
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('filters')}
        footer={
          <Button size="lg" variant="primary" isBlock onPress={() => setOpen(false)}>
            {t('filters-done')}
          </Button>
        }
      >
        <div className="flex flex-col items-start gap-2">
          {views}
          {filters}
        </div>
      </Drawer>
    </>
  );
}
