import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toneClass } from './badge.tsx';
import { Icon } from './icon.tsx';
import { PlainButton } from './plain-button.tsx';
import { followPlace, placeOfToast } from './toast-place.ts';
import { toastQueue as queue, type ToastMessage } from './toast-queue.ts';

const floating = 'w-max max-w-[min(560px,calc(100vw-16px))]';
const docked = 'group-data-docked:rounded-none group-data-docked:border-t group-data-docked:border-line-strong';

/** A success is announced politely, an error at once. */
export function ToastRegion() {
  const shown = useSyncExternalStore(queue.subscribe, queue.list).filter(({ isOpen }) => isOpen);
  const { t } = useTranslation('common');
  const newest = shown.at(-1)?.id;
  const [place, setPlace] = useState(() => placeOfToast());
  useLayoutEffect(() => (newest === undefined ? undefined : followPlace(setPlace)), [newest]);
  const region = (
    <section
      aria-label={t('messages')}
      // Can be read and closed while a dialog is open.
      data-react-aria-top-layer="true"
      data-docked={place.isDocked}
      style={place.style}
      className={`group pointer-events-none z-(--z-toast) ${place.isDocked ? '' : floating} ${place.className}`}
    >
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
  // The end of the page can be scrolled above a bar.
  return (
    <>
      {region}
      {place.isDocked && shown.length > 0 && <div aria-hidden="true" className="h-18" />}
    </>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  const { t } = useTranslation('common');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the time on screen depends on it
    <div
      data-toast={message.tone}
      onPointerEnter={() => queue.hold(true)}
      onPointerLeave={() => queue.hold(false)}
      onFocus={() => queue.hold(true)}
      onBlur={() => queue.hold(false)}
      className={`pointer-events-auto flex min-h-11 items-center gap-2.5 rounded-lg bg-raised py-1 pr-2 pl-3.5 text-13 font-medium shadow-(--shadow-float) forced-colors:border ${docked} ${toneClass[message.tone]}`}
    >
      <Icon name={message.tone === 'ok' ? 'check-circle' : 'octagon'} className="text-(--b-ink)" />
      <span className="min-w-0 flex-1">{message.text}</span>
      <PlainButton
        variant="ghost"
        size="sm"
        icon="x"
        isIconOnly
        aria-label={t('close')}
        onPress={() => queue.close(message.id)}
      />
    </div>
  );
}
