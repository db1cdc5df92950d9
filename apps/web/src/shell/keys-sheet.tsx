import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Portal, usePortal } from '#portals/portal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { type KeyAction, keysEverywhere, keysOf } from './page-keys.ts';
import { crumbsOf } from './page-title.ts';

/** The keys of the open page and of every page. */
export function KeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const portal: Portal = usePortal();
  const page = crumbsOf(useMatches()).at(-1);
  const own = page ? keysOf(page.page, portal) : [];
  return (
    <Dialog
      isOpen
      width="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('keys.title')}
      footer={
        <>
          <span className="mr-auto text-13 text-ink-2">{t('keys.not-while-typing')}</span>
          <Button onPress={onClose}>{t('common:close')}</Button>
        </>
      }
    >
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {page && own.length > 0 && (
          <KeyList title={t('keys.this-page', { page: page.name ?? t(`nav.${page.page}`) })} actions={own} />
        )}
        <KeyList title={t('keys.everywhere')} actions={keysEverywhere} />
      </div>
    </Dialog>
  );
}

function KeyList({ title, actions }: { title: string; actions: readonly KeyAction[] }) {
  const { t } = useTranslation('shell');
  return (
    <section aria-label={title}>
      <h3 className="mb-1 border-b border-line pb-1 text-12 font-semibold text-ink-2 [overflow-wrap:anywhere]">
        {title}
      </h3>
      <dl>
        {actions.map(({ action, keys }) => (
          <div key={action} className="flex min-h-8 items-center gap-3 text-13">
            <dt className="flex-1 text-ink">{t(`keys.actions.${action}`)}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
