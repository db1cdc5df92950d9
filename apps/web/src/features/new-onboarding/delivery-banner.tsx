import type { Delivery } from '@dossier/domain/contracts/shared/delivery';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordOne } from '#api/records.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { ContactDialog, contactInputOf } from './contact-dialog.tsx';

export interface DeliveryBannerProps {
  request: string;
  /** Id of the contact; '' when there is none. */
  contact: string;
  delivery: Delivery;
  className?: string;
}

/** An e-mail to the client that was not delivered, and what can be done about it. */
export function DeliveryBanner({ request, contact, delivery, className = '' }: DeliveryBannerProps) {
  const { t } = useTranslation('delivery');
  const { error: textOf } = useErrorText();
  const { name: portal } = usePortal();
  const [isCorrecting, setCorrecting] = useState(false);
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
              {contact !== '' && (
                <Button size="sm" onPress={() => setCorrecting(true)}>
                  {t('correct')}
                </Button>
              )}
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
      {isCorrecting && <CorrectContact contact={contact} onClose={() => setCorrecting(false)} />}
    </div>
  );
}

function CorrectContact({ contact, onClose }: { contact: string; onClose: () => void }) {
  const { error: textOf } = useErrorText();
  const { data, error } = useQuery(recordOne('gk_contacts', contact));
  if (error)
    return (
      <Banner tone="bad" isAlert>
        {textOf(error)}
      </Banner>
    );
  if (!data) return null;
  return <ContactDialog start={contactInputOf(data)} phoneCountry="NL" onSaved={onClose} onClose={onClose} />;
}
