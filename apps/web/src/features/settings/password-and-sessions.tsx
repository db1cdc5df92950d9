import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SettingsBlock } from './block.tsx';

/** The day on which the password was set, and the way to another one. */
export function PasswordBlock({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const changedAt = useQuery(view('my-login', {})).data?.passwordChangedAt ?? '';
  const changed = changedAt && t('login.password-changed', { date: format.date(changedAt) });
  return (
    <SettingsBlock title={t('login.password')} lead={changed || t('login.password-hint')}>
      <div>
        <LinkButton href={`/reset-password?email=${encodeURIComponent(email)}`}>
          {t('login.change-password')}
        </LinkButton>
      </div>
    </SettingsBlock>
  );
}

/** Ends every session of the person, after a question. */
export function SessionsBlock({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const end = useWorkflow('log-out-everywhere');
  return (
    <SettingsBlock title={t('login.sessions')} lead={t('login.sessions-lead')}>
      <div>
        <Button variant="danger-quiet" icon="logout" onPress={() => setAsking(true)}>
          {t('login.everywhere')}
        </Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={t('login.ask')}
        confirmLabel={t('login.everywhere')}
        cancelLabel={t('login.stay')}
        onCancel={() => setAsking(false)}
        onConfirm={() => end.mutate({}, { onSuccess: onLoggedOut })}
        isPending={end.isPending}
        error={end.error ? textOf(end.error) : undefined}
      >
        {t('login.body')}
      </Confirm>
    </SettingsBlock>
  );
}
