import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';

/** One topic: its title on the left, its fields next to it. */
export function SettingsBlock({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-8 gap-y-3 border-t border-line py-6 first:border-t-0 first:pt-0 md:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-14 font-semibold">{title}</h2>
        <p className="mt-1 text-13 text-ink-2">{lead}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}

/** Receives the number of unsaved changes, so that leaving the page asks for confirmation. */
export const UnsavedContext = createContext<(count: number) => void>(() => {});

/** What a form of the settings returns for its end. */
interface SavedForm {
  /** Number of unsaved changes. */
  readonly changes: number;
  readonly isValid: boolean;
  readonly isPending: boolean;
  /** Of the last attempt to save. */
  readonly error: unknown;
  readonly undo: () => void;
  readonly save: () => void;
}

/** The end of a form: why it was not saved, and the buttons, which are enabled only after a change. */
export function SaveBar({ form }: { form: SavedForm }) {
  const { changes, isValid, isPending, error } = form;
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const reportChanges = useContext(UnsavedContext);
  const isChanged = changes > 0;
  const status = useRef<HTMLSpanElement>(null);
  const wasChanged = useRef(isChanged);
  // Both buttons are closed when nothing is left to save.
  useEffect(() => {
    if (wasChanged.current && !isChanged) focusWhenLost(() => status.current);
    wasChanged.current = isChanged;
  }, [isChanged]);
  useEffect(() => {
    reportChanges(changes);
    return () => reportChanges(0);
  }, [reportChanges, changes]);
  return (
    <>
      {error !== null && (
        <Banner tone="bad" isAlert className="mb-4">
          {textOf(error)}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line py-4">
        <span ref={status} role="status" className="mr-auto text-13 text-ink-2 max-md:w-full">
          {isChanged ? t('not-saved', { count: changes }) : t('all-saved')}
        </span>
        <Button size="lg" onPress={form.undo} isDisabled={!isChanged}>
          {t('undo')}
        </Button>
        <Button
          size="lg"
          variant="primary"
          onPress={form.save}
          isDisabled={!isChanged || !isValid}
          isPending={isPending}
        >
          {t('save')}
        </Button>
      </div>
    </>
  );
}
