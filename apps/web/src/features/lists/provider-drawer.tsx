import { saveScreeningProvider } from '@dossier/domain/contracts/workflows/save-screening-provider';
import { keepsServiceKey } from '@dossier/domain/screening';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptForm } from '#api/use-kept-form.ts';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useFormCheck } from '#i18n/use-form-check.ts';
import { Banner } from '#ui/banner.tsx';
import { FormDrawer } from '#ui/form-drawer.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';

interface ProviderDrawerProps {
  provider: ViewAnswer<'screening-lists'>['provider'];
  onClose: () => void;
}

/** The external service that can be used instead of the local lists. Off unless a lead enables it. */
export function ProviderDrawer({ provider, onClose }: ProviderDrawerProps) {
  const { t } = useTranslation('screening-lists');
  const { isOn: isUsed, address: stored, dataset: storedDataset } = provider;
  const first = { isOn: isUsed, address: stored, dataset: storedDataset };
  const { values, change, end } = useKeptForm('screening-provider', first, onClose);
  const { isOn, address, dataset } = values;
  // Not with the rest: a key does not stay in the browser.
  const [key, setKey] = useState('');
  const save = useWorkflow('save-screening-provider');
  // An empty key keeps the stored one, unless the address is that of another service.
  const input = { isOn, address, dataset, ...(key.trim() === '' ? {} : { key }) };
  const check = useFormCheck(saveScreeningProvider.input, input);
  const isKept = keepsServiceKey(stored, address);
  const keyHint = !provider.hasKey ? 'provider.key-hint' : isKept ? 'provider.key-kept' : 'provider.key-deleted';
  const done = () => {
    toast.success(t('provider.saved'));
    end();
  };
  const send = () => check.submit((valid) => save.mutate(valid, { onSuccess: done }));
  return (
    <FormDrawer
      title={t('provider.title')}
      cancelLabel={t('form.cancel')}
      saveLabel={t('form.save')}
      onClose={onClose}
      onCancel={end}
      onSubmit={send}
      isPending={save.isPending}
      error={save.error}
    >
      <Banner tone={isOn ? 'warn' : 'idle'} icon="globe">
        {t('provider.body')}
      </Banner>
      <Switch isSelected={isOn} onChange={(isOn) => change({ isOn })}>
        {t('provider.use')}
      </Switch>
      <TextField
        label={t('provider.address')}
        type="url"
        inputMode="url"
        value={address}
        onChange={(address) => change({ address })}
        error={check.errorOf('address')}
      />
      <TextField
        label={t('provider.dataset')}
        value={dataset}
        onChange={(dataset) => change({ dataset })}
        error={check.errorOf('dataset')}
      />
      <TextField
        label={t('provider.key')}
        hint={t(keyHint)}
        type="password"
        autoComplete="off"
        value={key}
        onChange={setKey}
        error={check.errorOf('key')}
      />
    </FormDrawer>
  );
}
