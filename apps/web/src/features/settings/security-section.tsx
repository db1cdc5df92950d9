import { recoveryCodeCount } from '@dossier/domain/limits';
import type { FactorKind } from '@dossier/domain/second-factors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ViewAnswer, view } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { SettingsBlock } from './block.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { PasswordBlock, SessionsBlock } from './password-and-sessions.tsx';
import { SecurityDialog, type SecurityTask } from './security-dialog.tsx';

type Security = ViewAnswer<'sign-in-security'>;

interface SecuritySectionProps {
  email: string;
  /** Called when all sessions of this person, including this one, have ended. */
  onLoggedOut: () => void;
}

/** How the person signs in: password, apps, passkeys, recovery codes, mailed codes; and where they are signed in. */
export function SecuritySection({ email, onLoggedOut }: SecuritySectionProps) {
  const { t } = useTranslation('settings');
  const asked = useQuery(view('sign-in-security', {}));
  const [task, setTask] = useState<SecurityTask>();
  return (
    <>
      <PasswordBlock email={email} />
      <Loaded query={asked} title={t('failed')}>
        {(data) => (
          <>
            {data.isRequired && (
              <Banner tone="info" className="mb-6">
                {t('security.required', { organisation: data.organisation })}
              </Banner>
            )}
            <Factors security={data} onTask={setTask} />
            {data.factors.length > 0 && <Fallbacks security={data} onTask={setTask} />}
            <LinkedAccounts onRemove={({ id, provider }) => setTask({ name: 'unlink', id, before: provider })} />
            {task && <SecurityDialog key={taskKey(task)} task={task} onClose={() => setTask(undefined)} />}
          </>
        )}
      </Loaded>
      <SessionsBlock onLoggedOut={onLoggedOut} />
      {asked.data && <Changes changes={asked.data.changes} />}
    </>
  );
}

const taskKey = (task: SecurityTask) => `${task.name} ${'id' in task ? task.id : ''}`;
const icons = { app: 'shield-check', passkey: 'key' } as const;
/** Recovery codes of which so few are left that the page asks for new ones. */
const fewCodes = 3;

interface PartProps {
  security: Security;
  onTask: (task: SecurityTask) => void;
}

function Factors({ security, onTask }: PartProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const kinds: readonly FactorKind[] = security.canUsePasskeys ? ['app', 'passkey'] : ['app'];
  return (
    <SettingsBlock title={t('security.factors')} lead={t('security.factors-lead')}>
      {security.factors.length === 0 && (
        <p className="rounded-md border border-dashed border-line px-3 py-4 text-13 text-ink-2">{t('security.none')}</p>
      )}
      <ul className="flex flex-col gap-2" aria-label={t('security.factors')}>
        {security.factors.map(({ id, kind, name, created, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-3 py-2.5 text-13"
          >
            <Icon name={icons[kind]} className="text-ink-2" />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
              <p className="text-12 text-ink-2">
                {t(`security.${kind}.title`)} · {t('security.added', { date: format.date(created) })} ·{' '}
                {lastUsedAt ? t('security.used', { date: format.date(lastUsedAt) }) : t('security.never-used')}
              </p>
            </div>
            <span className="flex gap-2 max-md:ml-7">
              <Button
                size="sm"
                aria-label={t('security.rename-of', { name })}
                onPress={() => onTask({ name: 'rename', id, before: name })}
              >
                {t('security.rename')}
              </Button>
              <Button
                size="sm"
                aria-label={t('security.remove-of', { name })}
                onPress={() => onTask({ name: 'remove', id, before: name })}
              >
                {t('security.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} icon="plus" onPress={() => onTask({ name: 'add', kind })}>
            {t(`security.${kind}.add`)}
          </Button>
        ))}
      </div>
      {!security.canUsePasskeys && <p className="text-13 text-ink-2">{t('security.no-passkeys')}</p>}
    </SettingsBlock>
  );
}

/** The ways in besides the factors: recovery codes and mailed codes. */
function Fallbacks({ security, onTask }: PartProps) {
  const { t } = useTranslation('settings');
  const { recoveryCodes, acceptsMailedCode, isRequired } = security;
  const left = recoveryCodes ?? 0;
  const isMailed = acceptsMailedCode && !isRequired;
  const renew = (
    <Button size="sm" onPress={() => onTask({ name: 'codes' })}>
      {t('security.codes.new')}
    </Button>
  );
  return (
    <>
      <SettingsBlock title={t('security.codes.title')} lead={t('security.codes.lead')}>
        {left > fewCodes ? (
          <div className="flex flex-wrap items-center gap-3 text-13">
            <Badge isBare icon="check-circle" tone="ok">
              {t('security.codes.left', { count: left })}
            </Badge>
            {renew}
          </div>
        ) : (
          <Banner
            tone="warn"
            icon="alert"
            title={t('security.codes.few', { count: left, of: recoveryCodeCount })}
            actions={renew}
          >
            {t('security.codes.few-body')}
          </Banner>
        )}
      </SettingsBlock>
      <SettingsBlock title={t('security.mail.title')} lead={t('security.mail.lead')}>
        <div className="flex flex-wrap items-center gap-3 text-13">
          <Badge isBare icon={isMailed ? 'mail' : 'x-circle'} tone="idle">
            {t(isMailed ? 'security.mail.on' : 'security.mail.off')}
          </Badge>
          {isRequired ? (
            <span className="text-ink-2">{t('security.mail.required')}</span>
          ) : (
            <Button size="sm" onPress={() => onTask({ name: 'mail', isAccepted: !acceptsMailedCode })}>
              {t(acceptsMailedCode ? 'security.mail.turn-off' : 'security.mail.turn-on')}
            </Button>
          )}
        </div>
      </SettingsBlock>
    </>
  );
}

function Changes({ changes }: Pick<Security, 'changes'>) {
  const { t } = useTranslation(['settings', 'events']);
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <SettingsBlock title={t('settings:security.changes')} lead={t('settings:security.changes-lead')}>
      <ul className="flex flex-col gap-2 text-13">
        {changes.map(({ id, at, action, by, isOwn, facts }) => (
          <li key={id}>
            {t(`events:${action as 'factor-added'}`, { name: '', ...facts })}
            <span className="block text-12 text-ink-2">
              {format.dateTime(at)}
              {!isOwn && by !== '' && ` · ${by}`}
            </span>
          </li>
        ))}
      </ul>
    </SettingsBlock>
  );
}
