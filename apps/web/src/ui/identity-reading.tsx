import type { TypedIdentity } from '@dossier/domain/identity-reading';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { useAskFirst } from './asks-first.ts';
import { Banner } from './banner.tsx';
import { Icon } from './icon.tsx';
import { type IdentityPatch, IdentityReadingFacts } from './identity-reading-facts.tsx';
import { PlainButton } from './plain-button.tsx';
import { Spinner } from './spinner.tsx';
import { type ReadDocument, useIdentityReading } from './use-identity-reading.ts';

interface IdentityReadingProps {
  /** Files of one identity document, oldest first. */
  docs: readonly string[];
  typed: TypedIdentity;
  readDocument: ReadDocument;
  /** Fills in what the person confirmed. */
  onUse: (patch: IdentityPatch) => void;
  /** The names are not fields of this page: they are shown and not filled in. */
  hasFixedNames?: boolean;
}

/** Offers to fill in what the photo of an identity document says. Never required: everything can be typed. */
export function IdentityReading({ docs, typed, readDocument, onUse, hasFixedNames = false }: IdentityReadingProps) {
  const { t } = useTranslation('identity-reading');
  const { error } = useErrorText();
  const { state, read, end } = useIdentityReading(docs, readDocument);
  useAskFirst(docs.length > 0 && state.is === 'read');
  const focusEnd = useFocusAfter(state.is === 'used' || state.is === 'closed');
  if (docs.length === 0 || state.is === 'closed') return null;
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4" ref={focusEnd} tabIndex={-1}>
      {state.is === 'idle' && (
        <div className="flex flex-col items-start gap-2">
          <PlainButton onPress={read}>{t('offer')}</PlainButton>
          <Privacy />
        </div>
      )}
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {state.is === 'reading' && (
          <>
            <p className="flex items-center gap-2">
              <Spinner />
              {t('reading')}
            </p>
            <Privacy />
          </>
        )}
        {state.is === 'used' && (
          <p className="flex gap-2 text-ok-ink">
            <Icon name="check-circle" className="mt-1" />
            {t('used')}
          </p>
        )}
        {state.is === 'unread' && (
          <Banner tone="idle" title={`${t('unread-title')}.`}>
            {t(`unread.${state.why}`)} {t('type-yourself')}
          </Banner>
        )}
      </div>
      {state.is === 'failed' && (
        <Banner
          tone="warn"
          icon="alert"
          isAlert
          title={t('failed')}
          actions={<PlainButton onPress={read}>{t('again')}</PlainButton>}
        >
          {error(state.error)} {t('type-yourself')}
        </Banner>
      )}
      {state.is === 'read' && (
        <IdentityReadingFacts
          key={state.doc}
          values={state.values}
          typed={typed}
          hasFixedNames={hasFixedNames}
          onUse={(patch) => {
            onUse(patch);
            end('used');
          }}
          onType={() => end('closed')}
        />
      )}
    </section>
  );
}

function Privacy() {
  const { t } = useTranslation('identity-reading');
  return (
    <p className="flex gap-2 text-14 text-ink-2">
      <Icon name="lock" className="mt-0.5" />
      {t('privacy')}
    </p>
  );
}

/** The pressed button disappears: the focus stays at its place. */
function useFocusAfter(isOver: boolean) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOver) place.current?.focus();
  }, [isOver]);
  return place;
}
