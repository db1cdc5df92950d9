import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#i18n/setup.ts';
import { Icon } from '#ui/icon.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { onSearchRequest } from '#ui/layer-requests.ts';

const load = () => import('./palette.tsx');
const Palette = lazy(async () => {
  // The open palette does not wait for the names of documents.
  await loadTexts('document-kinds');
  return { default: (await load()).Palette };
});

const searchKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the palette, by click or shortcut. Text typed before its field exists is passed to it. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const show = (isWanted: boolean) => {
    if (!isWanted) setText('');
    setOpen(isWanted);
  };
  useSearchKey(() => setOpen(true));
  useTypedAhead(isOpen, setText);
  useEffect(() => onSearchRequest(() => setOpen(true)), []);
  useEffect(loadWhenIdle, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="ml-auto flex h-[30px] w-[260px] flex-none items-center gap-2 rounded-md border border-line-strong bg-surface pr-1.5 pl-2.5 text-13 text-ink-3 hover:border-line-field max-lg:w-[210px] max-md:w-[30px] max-md:justify-center max-md:border-transparent max-md:bg-transparent max-md:px-0 max-md:text-ink-2"
      >
        <Icon name="search" />
        <span className="min-w-0 flex-1 truncate text-left max-md:sr-only">{t('search')}</span>
        <span className="flex max-md:hidden">
          <Kbd>{searchKey}</Kbd>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette text={text} onText={setText} onOpenChange={show} />
        </Suspense>
      )}
    </>
  );
}

function useSearchKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Loads the code when the browser is idle, so that it is available at the first key. */
function loadWhenIdle(): (() => void) | undefined {
  const start = () => void load().catch(() => undefined);
  if (!('requestIdleCallback' in window)) return;
  const asked = requestIdleCallback(start, { timeout: 5000 });
  return () => cancelIdleCallback(asked);
}

/** Between the shortcut and the focus of the field, keys belong to that field. */
function useTypedAhead(isOpen: boolean, onText: (change: (text: string) => string) => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      const isThere = document.activeElement?.closest('[role=dialog]') != null;
      if (isThere || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key.length > 1 && event.key !== 'Backspace') return;
      event.preventDefault();
      event.stopPropagation();
      onText((text) => (event.key === 'Backspace' ? text.slice(0, -1) : text + event.key));
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [isOpen, onText]);
}
