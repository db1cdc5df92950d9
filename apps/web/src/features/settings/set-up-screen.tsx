import '#ui/staff-icons.ts';
import type { FactorKind } from '@dossier/domain/second-factors';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { Button } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { StartPage } from '#ui/start-page.tsx';
import { AddFactor } from './add-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface SetUpProps {
  security: ViewAnswer<'sign-in-security'> | undefined;
  error: unknown;
  onRetry: () => void;
  /** Called when a factor was added and its recovery codes were saved. */
  onDone: () => Promise<void>;
  onLogOut: () => void;
  tools?: ReactNode;
}

/** Required set-up of a second factor, before anything else. */
export function SetUpScreen({ security, error, onRetry, onDone, onLogOut, tools }: SetUpProps) {
  const { t } = useTranslation('settings');
  return (
    <StartPage size="wide" tools={tools} title={t('security.set-up.title')}>
      {security ? (
        <SetUp security={security} onDone={onDone} />
      ) : error ? (
        <NotLoaded error={error} onRetry={onRetry} title={t('failed')} />
      ) : (
        <Loading />
      )}
      <div className="mt-9 border-t border-line pt-5">
        <Button variant="ghost" icon="logout" onPress={onLogOut}>
          {t('security.set-up.log-out')}
        </Button>
      </div>
    </StartPage>
  );
}

function SetUp({ security, onDone }: { security: NonNullable<SetUpProps['security']> } & Pick<SetUpProps, 'onDone'>) {
  const { t } = useTranslation('settings');
  const [kind, setKind] = useState<FactorKind>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { organisation, canUsePasskeys } = security;
  if (codes) {
    return (
      <div className="mt-4">
        <RecoveryCodes codes={codes} onDone={() => void onDone()} />
      </div>
    );
  }
  if (kind) {
    return (
      <div className="mt-4">
        <AddFactor
          kind={kind}
          needsPassword={false}
          onCancel={() => setKind(undefined)}
          onAdded={(created) => (created.length > 0 ? setCodes(created) : void onDone())}
        />
      </div>
    );
  }
  const kinds: readonly FactorKind[] = canUsePasskeys ? ['app', 'passkey'] : ['app'];
  return (
    <>
      <p className="mt-2 text-14 text-ink-2">{t('security.set-up.lead', { organisation })}</p>
      <ul className="mt-6 flex flex-col gap-3">
        {kinds.map((one) => (
          <li key={one} className="flex flex-wrap items-center gap-3 rounded-md border border-line p-4">
            <div className="min-w-0 flex-1 basis-56">
              <h2 className="text-14 font-semibold">{t(`security.${one}.title`)}</h2>
              <p className="mt-1 text-13 text-ink-2">{t(`security.${one}.about`)}</p>
            </div>
            <Button size="lg" variant={one === 'app' ? 'primary' : 'secondary'} onPress={() => setKind(one)}>
              {t(`security.${one}.choose`)}
            </Button>
          </li>
        ))}
      </ul>
      {security.factors.length > 0 && (
        <Button size="lg" variant="primary" className="mt-4" onPress={() => void onDone()}>
          {t('security.go-on')}
        </Button>
      )}
    </>
  );
}
