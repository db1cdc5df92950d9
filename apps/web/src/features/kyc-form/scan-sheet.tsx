import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '#ui/drawer.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SentLink } from './helper-links.ts';

const QrCode = lazyPart(async () => (await import('#ui/qr-code.tsx')).QrCode);

/** A link as a code to scan: it opens once, for a short time. */
export function ScanSheet({ name, sent, onClose }: { name: string; sent: SentLink; onClose: () => void }) {
  const { t } = useTranslation('own-links');
  const left = useSecondsUntil(sent.expiresAt);
  const [isCopied, setCopied] = useState(false);
  const first = name.split(' ')[0] ?? name;
  const copy = () =>
    void navigator.clipboard.writeText(sent.url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Drawer
      isOpen
      side="bottom"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('scan.title', { name: first })}
      footer={
        <>
          <PlainButton icon="copy" onPress={copy}>
            {t(isCopied ? 'scan.copied' : 'scan.copy')}
          </PlainButton>
          <PlainButton variant="primary" className="flex-1!" onPress={onClose}>
            {t('scan.done')}
          </PlainButton>
        </>
      }
    >
      <p className="text-ink-2">{t('scan.body', { name: first })}</p>
      <div className="mt-4 flex flex-col items-center gap-3 text-center">
        {left > 0 ? (
          <>
            <Suspense fallback={<Skeleton width="224px" height={224} />}>
              <span className="[&>svg]:size-56">
                <QrCode text={sent.url} label={t('scan.label', { name: first })} />
              </span>
            </Suspense>
            <p className="max-w-full font-mono text-12 [overflow-wrap:anywhere] text-ink-2">
              {sent.url.replace(/^https?:\/\//, '')}
            </p>
            <p className="text-14 text-ink-2 tabular-nums">{t('scan.left', { time: clock(left) })}</p>
          </>
        ) : (
          <p role="status">{t('scan.over')}</p>
        )}
      </div>
    </Drawer>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function useSecondsUntil(stored: string): number {
  const end = new Date(stored.replace(' ', 'T')).getTime();
  const [left, setLeft] = useState(() => secondsTo(end));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(end)), 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

const secondsTo = (end: number) => Math.max(0, Math.round((end - Date.now()) / 1_000));
