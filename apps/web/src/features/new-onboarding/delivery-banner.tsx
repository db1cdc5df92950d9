import type { Delivery } from '@dossier/domain/contracts/shared/delivery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';

export interface DeliveryBannerProps {
  request: string;
  delivery: Delivery;
  /** The way to correct the address: a button or link of the page, because the form belongs to the onboarding. */
  correct: ReactNode;
  className?: string;
}

/** An e-mail to the client that was not delivered, and what can be done about it. */
export function DeliveryBanner({ request, delivery, correct, className = '' }: DeliveryBannerProps) {
  const { t } = useTranslation('delivery');
  const { error: textOf } = useErrorText();
  const { name: portal } = usePortal();
  const send = useWorkflow('send-invite');
  const { state, isInvitation, to, address, maySendAgain } = delivery;
  const isCorrected = address !== to;
  const again = () =>
    send.mutate({ request }, { onSuccess: ({ sentTo }) => toast.success(t('sending', { address: sentTo })) });
  const hint = state === 'retrying' ? 'retrying' : !isInvitation ? 'mail' : isCorrected ? 'corrected' : state;
  return (
    <div className={`flex flex-col gap-3 ${className}`}>
      <Banner
        tone={state === 'retrying' ? 'info' : 'bad'}
        icon="mail"
        title={
          <span className="[overflow-wrap:anywhere]">
            {t(`${isInvitation ? 'invitation' : 'email'}.${state}`, { to })}
          </span>
        }
        actions={
          maySendAgain && (
            <>
              {correct}
              <Button size="sm" variant="primary" icon="send" isPending={send.isPending} onPress={again}>
                {t('again')}
              </Button>
            </>
          )
        }
      >
        {portal === 'gatekeeper' || state === 'retrying' ? t(`hint.${hint}`, { address }) : t('hint.desk')}
      </Banner>
      {send.error && (
        <Banner tone="bad" isAlert>
          {textOf(send.error)}
        </Banner>
      )}
    </div>
  );
}
