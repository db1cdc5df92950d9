import { lazy, Suspense } from 'react';
import type { ProviderSignInProps } from './provider-buttons.tsx';

const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));

/** External sign-in: shown where it is configured, and when a provider redirects back. */
export function OtherSignIn(props: ProviderSignInProps) {
  const isBack = new URLSearchParams(location.search).has('state');
  if (props.providers.length === 0 && !isBack) return null;
  return (
    <Suspense>
      <ProviderButtons {...props} />
    </Suspense>
  );
}
