import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondStep } from '#api/sign-in.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { leaveForProvider, returnFromProvider } from './provider-sign-in.ts';

export interface Provider {
  readonly name: string;
  readonly displayName: string;
}

export interface ProviderSignInProps {
  providers: readonly Provider[];
  onSignedIn: () => void;
  /** The provider's sign-in was the first step of an account with a second factor. */
  onSecondStep: (second: SecondStep) => void;
}

/** A button for each configured sign-in provider; empty without any. */
export function ProviderButtons({ providers, onSignedIn, onSecondStep }: ProviderSignInProps) {
  const { t } = useTranslation('login');
  const { authCollection } = usePortal();
  const [isFailed, setFailed] = useState(false);
  const fail = () => {
    toast.error(t('toast.login-failed'));
    setFailed(true);
  };
  useReturn(authCollection, { onSignedIn, onSecondStep }, fail);
  return (
    <>
      {isFailed && (
        <Banner tone="bad" isAlert className="mt-4">
          {t('provider-failed')}
        </Banner>
      )}
      {providers.length > 0 && (
        <div className="mt-4 flex items-center gap-3 text-12 text-ink-3">
          <hr className="flex-1 border-line" />
          {t('or')}
          <hr className="flex-1 border-line" />
        </div>
      )}
      {providers.map(({ name, displayName }) => (
        <Button
          key={name}
          size="lg"
          isBlock
          icon="building"
          className="mt-4"
          onPress={() => void leaveForProvider(authCollection, name).catch(fail)}
        >
          {t('with-provider', { provider: displayName })}
        </Button>
      ))}
    </>
  );
}

type Outcomes = Pick<ProviderSignInProps, 'onSignedIn' | 'onSecondStep'>;

function useReturn(collection: string, { onSignedIn, onSecondStep }: Outcomes, onFailed: () => void): void {
  const { t } = useTranslation('login');
  const handled = useRef(false);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (handled.current || !query.has('state')) return;
    handled.current = true;
    returnFromProvider(collection, query.get('code') ?? undefined, query.get('state') ?? undefined).then((answer) => {
      if (!answer) return;
      if (answer.step === 'code') return onSecondStep(answer);
      toast.success(t('toast.logged-in'));
      onSignedIn();
    }, onFailed);
  });
}
