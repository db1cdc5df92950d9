import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { toast } from '#ui/toast.tsx';
import { SubscriptionFields, type SubscriptionValues } from './subscription-fields.tsx';
import type { Subscription, Subscriptions } from './subscription-filters.ts';

interface EditProps {
  row: Subscription;
  colleagues: Subscriptions['colleagues'];
  onClose: () => void;
}

/** Changes level, cadence and recipients of a subscription. */
export function EditSubscription({ row, colleagues, onClose }: EditProps) {
  const { t } = useTranslation('subscriptions');
  const { error } = useErrorText();
  const [values, setValues] = useState<SubscriptionValues>({
    level: row.level,
    cadence: row.cadence,
    recipients: row.recipients.map(({ id }) => id),
  });
  const [isTried, setTried] = useState(false);
  const save = useWorkflow('save-subscription');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (values.recipients.length === 0 || save.isPending) return;
    const done = () => {
      toast.success(t('form.saved'));
      onClose();
    };
    save.mutate({ subscription: row.id, ...values }, { onSuccess: done });
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('form.edit')}
      subtitle={row.name}
      isDismissable={!save.isPending}
      footer={
        <>
          <Button size="lg" className="ml-auto" onPress={onClose} isDisabled={save.isPending}>
            {t('form.cancel')}
          </Button>
          <Button size="lg" variant="primary" type="submit" form="subscription-form" isPending={save.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id="subscription-form" noValidate onSubmit={send} className="flex flex-col gap-6">
        <SubscriptionFields
          values={values}
          onChange={(change) => setValues({ ...values, ...change })}
          colleagues={colleagues}
          isTried={isTried}
          isPerson={row.type === 'individual'}
        />
        {save.error && <Banner tone="bad" isAlert title={error(save.error)} />}
      </form>
    </Drawer>
  );
}
