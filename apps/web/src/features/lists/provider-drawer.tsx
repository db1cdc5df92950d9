import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
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
  const { error } = useErrorText();
  const [isOn, setOn] = useState(provider.isOn);
  const [address, setAddress] = useState(provider.address);
  const [dataset, setDataset] = useState(provider.dataset);
  const [key, setKey] = useState('');
  const [isTried, setTried] = useState(false);
  const save = useWorkflow('save-screening-provider');
  const isMissing = isOn && address.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || save.isPending) return;
    const done = () => {
      toast.success(t('provider.saved'));
      onClose();
    };
    const given = key.trim() === '' ? {} : { key: key.trim() };
    save.mutate({ isOn, address: address.trim(), dataset: dataset.trim(), ...given }, { onSuccess: done });
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('provider.title')}
      isDismissable={!save.isPending}
      footer={
        <>
          <Button size="lg" className="ml-auto" onPress={onClose} isDisabled={save.isPending}>
            {t('form.cancel')}
          </Button>
          <Button size="lg" variant="primary" type="submit" form="provider-form" isPending={save.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form id="provider-form" noValidate onSubmit={send} className="flex flex-col gap-5">
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
        {save.error && <Banner tone="bad" isAlert title={error(save.error)} />}
      </form>
    </Drawer>
  );
}
