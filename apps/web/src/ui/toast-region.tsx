import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toneClass } from './badge.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { toastQueue as queue, type ToastMessage } from './toast-queue.ts';

/** A success is announced politely, an error at once. */
export function ToastRegion() {
  const shown = useSyncExternalStore(queue.subscribe, queue.list);
  const { t } = useTranslation('common');
  const place =
    'pointer-events-none fixed z-(--z-toast) right-4 bottom-4 w-[min(400px,calc(100vw-32px))] ' +
    // Above a bar of buttons at the bottom, never over it.
    'md:in-[:root:has([data-bottom-bar])]:bottom-[76px] max-md:top-[68px] max-md:bottom-auto max-md:left-4 max-md:w-auto client:top-20 client:bottom-auto client:max-md:top-[68px]';
  return (
    <section aria-label={t('messages')} className={place}>
      <div role="status" aria-live="polite">
        {shown
          .filter(({ tone }) => tone === 'ok')
          .map((message) => (
            <Toast key={message.id} message={message} />
          ))}
      </div>
      <div role="alert" aria-live="assertive">
        {shown
          .filter(({ tone }) => tone === 'bad')
          .map((message) => (
            <Toast key={message.id} message={message} />
          ))}
      </div>
    </section>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('common');
  return (
    <div
      data-toast={message.tone}
      className={`pointer-events-auto flex min-h-11 items-center gap-2.5 rounded-lg bg-raised py-2 pr-2 pl-3.5 text-13 font-medium shadow-float forced-colors:border ${toneClass[message.tone]}`}
    >
      <Icon name={message.tone === 'ok' ? 'check-circle' : 'octagon'} className="text-(--b-ink)" />
      <span className="min-w-0 flex-1">{message.text}</span>
      <IconButton icon="x" label={t('close')} size="sm" onPress={() => queue.close(message.id)} />
    </div>
  );
}
