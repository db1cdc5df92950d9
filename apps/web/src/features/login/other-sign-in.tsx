import { lazy, Suspense } from 'react';
import type { Provider } from './provider-buttons.tsx';

const ProviderButtons = lazy(async () => ({ default: (await import('./provider-buttons.tsx')).ProviderButtons }));

/** Signing in at somebody else's: comes where it is offered, and where somebody comes back from it. */
export function OtherSignIn(props: { providers: readonly Provider[]; onSignedIn: () => void }) {
  const isBack = new URLSearchParams(location.search).has('state');
  if (props.providers.length === 0 && !isBack) return null;
  return (
    <Suspense>
      <ProviderButtons {...props} />
    </Suspense>
  );
}
