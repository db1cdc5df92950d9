import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
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
  const [isOn, setOn] = useState(provider.isOn);
  const [address, setAddress] = useState(provider.address);
  const [dataset, setDataset] = useState(provider.dataset);
  const [key, setKey] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useWorkflow('save-screening-provider');
  const isMissing = isOn && address.trim() === '';
  const send = () => {
    setTried(true);
    if (isMissing) return;
    const done = () => {
      toast.success(t('provider.saved'));
      onClose();
    };
    const given = key.trim() === '' ? {} : { key: key.trim() };
    save.mutate({ isOn, address: address.trim(), dataset: dataset.trim(), ...given }, { onSuccess: done });
  };
  return (
    <FormDrawer
      title={t('provider.title')}
      cancelLabel={t('form.cancel')}
      saveLabel={t('form.save')}
      onClose={onClose}
      onSubmit={send}
      isPending={save.isPending}
      error={save.error}
    >
      <Banner tone={isOn ? 'warn' : 'idle'} icon="globe">
        {t('provider.body')}
      </Banner>
      <Switch isSelected={isOn} onChange={setOn}>
        {t('provider.use')}
      </Switch>
      <TextField
        label={t('provider.address')}
        type="url"
        inputMode="url"
        value={address}
        onChange={setAddress}
        maxLength={2000}
        error={isTried && isMissing ? t('form.missing') : undefined}
      />
      <TextField label={t('provider.dataset')} value={dataset} onChange={setDataset} maxLength={100} />
      <TextField
        label={t('provider.key')}
        hint={t(provider.hasKey ? 'provider.key-kept' : 'provider.key-hint')}
        type="password"
        autoComplete="off"
        value={key}
        onChange={setKey}
        maxLength={500}
      />
    </FormDrawer>
  );
}
