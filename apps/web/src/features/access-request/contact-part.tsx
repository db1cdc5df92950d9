import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { toast } from '#ui/toast.tsx';

type Page = ViewAnswer<'access-request'>;

/** Another person whom the institution wrote to: the owner can let them help, or end that. */
export function ContactPart({ request }: { request: Page }) {
  const { t } = useTranslation('access-request');
  const { error } = useErrorText();
  const admit = useWorkflow('admit-member');
  const [isAsking, setAsking] = useState(false);
  const { contact, org } = request;
  if (!contact) return null;
  const name = contact.name || contact.email;
  const isMember = contact.role !== 'none';
  const step = isMember ? 'remove' : 'admit';
  const change = () =>
    admit.mutate(
      { subject: request.subject, request: request.request, role: isMember ? 'none' : 'helper' },
      {
        onSuccess: () => {
          toast.success(t(`contact.${step}-done`, { name }));
          setAsking(false);
        },
      },
    );
  return (
    <section aria-labelledby="contact-title" className="mt-6 rounded-lg border border-line-strong bg-surface p-4">
      <h2 id="contact-title" className="font-semibold">
        {t(`contact.title.${contact.role}`)}
      </h2>
      <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
        {t(`contact.body.${contact.role}`, { name, email: contact.email, org: org.name })}
      </p>
      {contact.role !== 'owner' && (
        <Button className="mt-4" onPress={() => setAsking(true)}>
          {t(`contact.${step}`, { name })}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={t(`contact.${step}-title`, { name })}
        confirmLabel={t(`contact.${step}`, { name })}
        cancelLabel={t('go-back')}
        tone={isMember ? 'danger' : 'primary'}
        isPending={admit.isPending}
        error={admit.isError ? error(admit.error) : undefined}
        onCancel={() => {
          admit.reset();
          setAsking(false);
        }}
        onConfirm={change}
      >
        {t(`contact.${step}-body`, { name, email: contact.email })}
      </Confirm>
    </section>
  );
}
