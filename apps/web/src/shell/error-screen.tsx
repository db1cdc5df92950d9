// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys

import { localeOf } from '@dossier/domain/languages';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestIdOf, statusOf } from '#api/errors.ts';
import { PortalContext } from '#portals/portal.ts';
import { Icon } from '#ui/icon.tsx';
import { whenReachable } from '#ui/lazy-part.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { Centred } from './centred.tsx';
import { NotFoundPage } from './not-found-page.ts';
import { isChunkError, reloadOnce } from './reload-once.ts';
import { useTitle } from './use-title.ts';

/** Shown for an unexpected error of a screen. A code chunk that failed to load is fetched again by one reload. */
export function ErrorScreen({ error }: { error: unknown }) {
  // Every page loads this file, and it renders rarely: memoisation would double its size.
  'use no memo';
  const [when] = useState(() => new Date().toISOString());
  const [isWaiting] = useState(() => isChunk(error) && !navigator.onLine);
  useEffect(() => {
    // Without a connection the browser would show a page of its own.
    if (isChunk(error)) void whenReachable().then(() => reloadOnce(error, () => location.reload()));
  }, [error]);
  if (statusOf(error) === 404) return <NotFoundPage />;
  return <Broken error={error instanceof Error ? error : new Error(String(error))} when={when} isWaiting={isWaiting} />;
}

const isChunk = (error: unknown): error is Error => error instanceof Error && isChunkError(error);

function Broken({ error, when, isWaiting }: { error: Error; when: string; isWaiting: boolean }) {
  'use no memo';
  const { t, i18n } = useTranslation('errors');
  const whenText = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(when),
  );
  useTitle(t('something-went-wrong'));
  // An error outside every portal has no support page.
  const support = use(PortalContext)?.links.support;
  const [isCopied, setCopied] = useState(false);
  const status = statusOf(error);
  const requestId = requestIdOf(error);
  const facts = [String(status || 'no status'), requestId && `request ${requestId}`, when].filter(Boolean);
  const details = [`${error.message} (${facts.join(', ')})`, location.href, error.stack ?? ''].join('\n');
  return (
    <Centred>
      <Icon name="octagon" size={20} className="text-bad-ink" />
      <h1 className="mt-3 text-24 font-semibold">{t('something-went-wrong')}</h1>
      <p className="mt-1 text-14 text-ink-2">
        {isWaiting ? (
          t('offline-page')
        ) : (
          <>
            <span>{t('refresh-and-try-again')}</span>. {t('kept')}
          </>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <PlainButton variant="primary" size="lg" icon="refresh" onPress={() => location.reload()}>
          {t('refresh-page')}
        </PlainButton>
        <PlainButton
          size="lg"
          icon={isCopied ? 'check' : 'copy'}
          onPress={() => navigator.clipboard.writeText(details).then(() => setCopied(true))}
        >
          {isCopied ? t('copied') : t('copy-details')}
        </PlainButton>
      </div>
      {support && (
        <p className="mt-5 text-13">
          <a href={support} className="text-accent-ink underline underline-offset-[3px]">
            {t('contact-support')}
          </a>
        </p>
      )}
      <details open className="mt-8">
        <summary className="text-13 font-medium">{t('details')}</summary>
        <p className="mt-2 text-13">
          <span>{error.message}</span>{' '}
          <span className="text-ink-3">{status === 0 ? whenText : t('status-line', { status, when: whenText })}</span>
        </p>
        {requestId && <p className="mt-1 text-13 text-ink-3">{t('request-line', { id: requestId })}</p>}
        <pre
          tabIndex={0}
          className="mt-2 max-h-60 overflow-auto rounded-md border border-line bg-sunken p-3 font-mono text-12"
        >
          {error.stack}
        </pre>
      </details>
    </Centred>
  );
}
