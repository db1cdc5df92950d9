import { mayRun } from '@dossier/domain/contracts/permissions';
import { uploadImport } from '@dossier/domain/contracts/workflows/upload-import';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent } from 'react';
import { Autocomplete, AutocompleteStateContext } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection, ListStateContext } from 'react-aria-components/ListBox';
import { Modal } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { view } from '#api/views.ts';
import { type NavItem, usePortal } from '#portals/portal.ts';
import { Highlight } from '#ui/highlight.tsx';
import { Icon } from '#ui/icon.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { headingStyle, rowStyle } from '#ui/list-style.ts';
import { Scrim } from '#ui/scrim.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { foundGroups, type PaletteGroup, type PaletteRow, pageGroups } from './palette-groups.ts';

interface CommandPaletteProps {
  text: string;
  onText: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
  /** Actions besides the pages' own. */
  actions: readonly PaletteRow[];
}

/** One search field for clients, onboardings, pages and actions. Mounted while it is open. */
export function CommandPalette({ text, onText, onOpenChange, actions }: CommandPaletteProps) {
  const { t } = useTranslation('shell');
  return (
    <Scrim isOpen onOpenChange={onOpenChange} isDismissable className="items-start justify-center p-4 pt-28">
      <Modal className="w-full max-w-palette overflow-hidden rounded-lg bg-raised shadow-(--shadow-float) forced-colors:border">
        <Dialog aria-label={t('palette.title')} className="outline-none">
          {({ close }) => <Palette text={text} onText={onText} actions={actions} onDone={close} />}
        </Dialog>
      </Modal>
    </Scrim>
  );
}

function Palette({
  text,
  onText,
  actions,
  onDone,
}: Omit<CommandPaletteProps, 'onOpenChange'> & { onDone: () => void }) {
  const { t } = useTranslation(['shell', 'common', 'document-kinds']);
  const portal = usePortal();
  const role = useRole();
  const asked = useDebounced(text.trim());
  const found = useQuery({ ...view('search', { q: asked }), enabled: asked.length > 1 });
  const results = asked.length > 1 ? foundGroups(found.data, portal, (kind) => t(`document-kinds:${kind}`)) : [];
  const names = {
    page: ({ page }: Pick<NavItem, 'page'>) => t(`nav.${page}`),
    newOnboarding: t('palette.new-onboarding'),
  };
  const importHref = role !== undefined && mayRun(uploadImport, role) ? portal.links.clientImport?.() : undefined;
  const imports = importHref
    ? [{ id: 'action-import', title: t('nav.client-import'), detail: '', icon: 'upload' as const, href: importHref }]
    : [];
  const groups = [
    ...results.filter(({ id }) => id !== 'documents'),
    ...pageGroups(text, portal, names, { others: [...imports, ...actions], isLead: role === 'intern-lead' }),
    ...results.filter(({ id }) => id === 'documents'),
  ];
  const first = groups[0]?.rows[0]?.id;
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
  return (
    <Autocomplete inputValue={text} onInputChange={onText}>
      <TextField
        aria-label={t('palette.title')}
        autoFocus
        className="flex h-[52px] items-center gap-2.5 border-b border-line px-3.5"
      >
        <Icon name="search" />
        <Input placeholder={t('palette.placeholder')} className="min-w-0 flex-1 bg-transparent text-16 outline-none" />
        <ForgetRemoved text={text} first={first} />
        {found.isFetching && <Spinner />}
        <Kbd>Esc</Kbd>
      </TextField>
      {found.isError && (
        <p role="alert" className="flex gap-2 px-3.5 pt-3 text-13 text-bad-ink">
          <Icon name="octagon" className="mt-0.5" />
          {t('palette.failed')}
        </p>
      )}
      <ListBox
        aria-label={t('palette.title')}
        items={groups}
        dependencies={[text, t, first]}
        onAction={onDone}
        className="max-h-[min(480px,60vh)] overflow-auto p-1 outline-none"
        renderEmptyState={() => (
          <p className="px-2.5 py-4 text-13 text-ink-2">
            {found.isFetching ? t('common:loading') : t('palette.nothing', { text })}
          </p>
        )}
      >
        {(group: PaletteGroup) => (
          <ListBoxSection id={group.id}>
            <Header className={headingStyle}>{t(`palette.${group.id}`)}</Header>
            {group.rows.map((row) => (
              <Row key={row.id} row={row} text={text} isFirst={row.id === first} />
            ))}
          </ListBoxSection>
        )}
      </ListBox>
      <footer className="flex h-10 items-center gap-4 border-t border-line bg-sunken px-3.5 text-12 text-ink-2">
        <span className="flex items-center gap-1">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {t('palette.move')}
        </span>
        <span className="flex items-center gap-1">
          <Kbd>Enter</Kbd> {t('palette.open')}
        </span>
        <span role="status" className="ml-auto">
          {t('palette.results', { count })}
        </span>
      </footer>
    </Autocomplete>
  );
}

function Row({ row, text, isFirst }: { row: PaletteRow; text: string; isFirst: boolean }) {
  return (
    <ListBoxItem
      id={row.id}
      textValue={row.title}
      {...(row.run ? { onAction: row.run } : { href: row.href, 'data-plain': '' })}
      className={`${rowStyle()} min-h-10 px-2.5`}
    >
      {isFirst && <MakeCurrent id={row.id} />}
      <Icon name={row.icon} />
      <span className="truncate font-medium">
        <Highlight text={row.title} query={text} />
      </span>
      <span className="min-w-0 flex-1 truncate text-ink-3">{row.detail}</span>
      {row.status && <StatusBadge status={row.status} isBare />}
      {row.shortcut && <Kbd>{row.shortcut}</Kbd>}
    </ListBoxItem>
  );
}

/** The row that became the first is the current one, so that Enter opens what is on top. */
function MakeCurrent({ id }: { id: string }) {
  const manager = useContext(ListStateContext)?.selectionManager;
  const focus = useEffectEvent(() => {
    manager?.setFocused(true);
    manager?.setFocusedKey(id);
  });
  useEffect(() => focus(), []);
  return null;
}

/** React Aria names the current row again only after a pause in typing; until then no row that was removed is named. */
function ForgetRemoved(shown: { text: string; first: string | undefined }) {
  const state = useContext(AutocompleteStateContext);
  const { text, first } = shown;
  const forget = useEffectEvent(() => {
    const named = state?.focusedNodeId;
    if (named && !document.getElementById(named)) state.setFocusedNodeId(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change with the text and with what was found
  useEffect(() => {
    const frame = requestAnimationFrame(() => forget());
    return () => cancelAnimationFrame(frame);
  }, [text, first]);
  return null;
}
