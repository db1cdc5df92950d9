import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Menu, type MenuEntry, type MenuItemEntry } from '#ui/menu.tsx';
import { Tag } from '#ui/tag.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { type ListViewState, viewsButtonId } from './use-list-view.ts';
import { ViewDialog } from './view-dialog.tsx';

interface ViewsMenuProps {
  state: ListViewState;
  /** Parts of the list that everybody has. */
  standard: readonly Pick<MenuItemEntry, 'id' | 'label' | 'href' | 'count'>[];
  isDesk: boolean;
}

/** The saved views of a list: opens them, and saves what is shown. `v` opens the menu. */
export function ViewsMenu({ state, standard, isDesk }: ViewsMenuProps) {
  const { t } = useTranslation('list-views');
  const { error: textOf } = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'new' | 'edit'>();
  const counts = useQuery({
    ...view('list-view-counts', { list: state.list }),
    enabled: isOpen && state.views.length > 0,
  });
  usePageKeys({ v: () => setOpen(true) });
  const { current, isChanged } = state;
  const save = useWorkflow('save-list-view');
  const saveChanges = () => {
    if (!current) return;
    const { id, revision, name, isShared } = current;
    save.mutate({ ...state.content, name, isShared, view: { id, revision } }, { onSuccess: () => state.afterSave(id) });
  };
  const entryOf = (one: ListViewState['views'][number]): MenuItemEntry => ({
    id: one.id,
    label: one.name,
    href: state.hrefOf(one),
    isChosen: one.id === current?.id,
    count: counts.data?.counts[one.id],
    ...(one.isOwn ? {} : { detail: one.owner }),
  });
  const own = state.views.filter(({ isShared }) => !isShared).map(entryOf);
  const shared = state.views.filter(({ isShared }) => isShared).map(entryOf);
  const canSave = isChanged && current?.mayChange === true;
  const entries: MenuEntry[] = [
    ...(own.length > 0 ? [{ id: 'own', heading: t('own'), entries: own }] : []),
    ...(shared.length > 0
      ? [{ id: 'shared', heading: t(isDesk ? 'shared-desk' : 'shared-office'), entries: shared }]
      : []),
    { id: 'standard', heading: t('standard'), entries: standard },
    { id: 'line', separator: true },
    ...(canSave
      ? [{ id: 'save', label: t('save-in', { name: current.name }), icon: 'save', onAction: saveChanges } as const]
      : []),
    ...(isChanged ? [{ id: 'reset', label: t('reset'), icon: 'undo', onAction: state.reset } as const] : []),
    { id: 'save-as', label: t('save-as'), icon: 'plus', onAction: () => setDialog('new') },
    ...(current
      ? [{ id: 'manage', label: t('manage'), icon: 'settings', onAction: () => setDialog('edit') } as const]
      : []),
  ];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <Menu
        label={t('title')}
        placement="bottom start"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button
            id={viewsButtonId}
            variant="ghost"
            icon="bookmark"
            trailingIcon="down"
            aria-label={current ? `${t('title')}: ${current.name}` : t('title')}
          >
            <span className="max-w-60 truncate">{current?.name ?? t('title')}</span>
          </Button>
        }
        entries={entries}
      />
      {isChanged && <Tag>{t('changed')}</Tag>}
      {canSave && (
        <Button variant="ghost" onPress={saveChanges} isPending={save.isPending}>
          {t('save')}
        </Button>
      )}
      {save.error && (
        <span role="alert" className="text-12 text-bad-ink">
          {textOf(save.error)}
        </span>
      )}
      {dialog && (
        <ViewDialog state={state} isNew={dialog === 'new'} isDesk={isDesk} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
