import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { loadTexts } from '#i18n/setup.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { onNotificationsRequest } from '#ui/layer-requests.ts';
import { usePageKeys } from '#ui/use-page-keys.ts';

// Every page has the bell; what it opens loads with the first press.
const NotificationCentre = lazy(async () => {
  const [{ NotificationCentre: Centre }] = await Promise.all([
    import('./notification-centre.tsx'),
    loadTexts('notifications'),
  ]);
  return { default: Centre };
});

/** A higher number is shown as this one with a plus sign. */
const mostShown = 99;
const bellId = 'notification-bell';

/** The bell in the header of staff, with the number of unread notifications. `Shift N` opens the list. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const count = useQuery(view('notifications', {})).data?.unread ?? 0;
  usePageKeys({ 'shift+n': () => setOpen(true) });
  useEffect(() => onNotificationsRequest(() => setOpen(true)), []);
  return (
    <>
      <span className="relative inline-flex">
        <IconButton
          id={bellId}
          icon="bell"
          size="sm"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          label={t('notifications', { count })}
          onPress={() => setOpen(!isOpen)}
        />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute -top-1 -right-1 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-12 leading-none font-semibold text-on-accent tabular-nums forced-colors:border"
          >
            {count > mostShown ? `${mostShown}+` : count}
          </span>
        )}
      </span>
      {isOpen && (
        <Suspense>
          <NotificationCentre bellId={bellId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
