import { saveSubscription } from '@dossier/domain/contracts/workflows/save-subscription';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { FormDrawer } from '#ui/form-drawer.tsx';
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
  const { level, cadence } = row;
  const first: SubscriptionValues = { level, cadence, recipients: row.recipients.map(({ id }) => id) };
  const { values, change, end } = useKeptForm(`subscription:${row.id}`, first, onClose);
  const save = useWorkflow('save-subscription');
  const check = useFormCheck(saveSubscription.input, { subscription: row.id, ...values });
  const done = () => {
    toast.success(t('form.saved'));
    end();
  };
  const send = () => check.submit((input) => save.mutate(input, { onSuccess: done }));
  return (
    <FormDrawer
      title={t('form.edit')}
      subtitle={row.name}
      cancelLabel={t('form.cancel')}
      saveLabel={t('form.save')}
      onClose={onClose}
      onCancel={end}
      onSubmit={send}
      isPending={save.isPending}
      error={save.error}
    >
      <SubscriptionFields
        values={values}
        onChange={change}
        colleagues={colleagues}
        errorOf={check.errorOf}
        isPerson={row.type === 'individual'}
      />
    </FormDrawer>
  );
}
