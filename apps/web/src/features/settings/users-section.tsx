import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkflow, type WorkflowInput } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { Menu } from '#ui/menu.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.tsx';
import { openerId, useOpened } from '#ui/use-opened.ts';
import { InviteDialog } from './invite-dialog.tsx';
import type { Organisation, StaffRole } from './use-organisation.ts';

type User = Organisation['users'][number];
type Change = Omit<WorkflowInput<'change-user'>, 'org' | 'user'>;

const styles = {
  active: { icon: 'check-circle', tone: 'ok' },
  invited: { icon: 'mail', tone: 'warn' },
  closed: { icon: 'x-circle', tone: 'idle' },
} as const;

const fullName = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();

/** The buttons of a row, which change with the state of the account. */
const actionsId = ({ id }: User) => `actions-${id}`;

/** The users: roles, invitations, closed accounts. */
export function UsersSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const [opened, open] = useOpened();
  const [leaving, setLeaving] = useState<User>();
  const [resetting, setResetting] = useState<User>();
  const save = useWorkflow('change-user');
  const change = (user: User, values: Change, message: string) =>
    save.mutate(
      { org: organisation.id, user: user.id, ...values },
      {
        onSuccess: () => {
          setLeaving(undefined);
          focusWhenLost(() => document.getElementById(actionsId(user))?.querySelector('button'));
          toast.success(message);
        },
      },
    );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 className="text-14 font-semibold">{t('sections.users')}</h2>
          <p className="mt-1 text-13 text-ink-2">
            {t(organisation.id === '' ? 'users.lead.desk' : 'users.lead.gatekeeper')}
          </p>
        </div>
        {organisation.mayManage && (
          <Button id={openerId('invite')} variant="primary" icon="plus" onPress={() => open('invite')}>
            {t('users.invite')}
          </Button>
        )}
      </div>
      {save.error && !leaving && (
        <Banner tone="bad" isAlert className="mb-3">
          {textOf(save.error)}
        </Banner>
      )}
      <UsersTable organisation={organisation} onChange={change} onClose={setLeaving} onReset={setResetting} />
      <p className="mt-4 text-13 text-ink-2">
        {t(organisation.id === '' ? 'users.note.desk' : 'users.note.gatekeeper')}
      </p>
      {opened === 'invite' && organisation.mayManage && (
        <InviteDialog organisation={organisation} onClose={() => open(undefined)} />
      )}
      {resetting && <ResetFactors user={resetting} org={organisation.id} onClose={() => setResetting(undefined)} />}
      {leaving && (
        <Confirm
          isOpen
          title={t('users.close-ask', { name: fullName(leaving) })}
          confirmLabel={t('users.close')}
          cancelLabel={t('users.cancel')}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => change(leaving, { active: false }, t('users.closed'))}
          isPending={save.isPending}
          error={save.error ? textOf(save.error) : undefined}
        >
          {t('users.close-body', { name: fullName(leaving) })}
        </Confirm>
      )}
    </>
  );
}

interface UsersTableProps {
  organisation: Organisation;
  onChange: (user: User, values: Change, message: string) => void;
  onClose: (user: User) => void;
  onReset: (user: User) => void;
}

function UsersTable({ organisation, onChange, onClose, onReset }: UsersTableProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const mayChange = (user: User) => organisation.mayManage && !user.isMe;
  const roleLabel = (role: string) => t(`users.roles.${role as StaffRole}`);
  return (
    <DataTable
      label={t('sections.users')}
      isWrapping
      rows={organisation.users}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: t('users.columns.name'),
          width: '34%',
          isRowHeader: true,
          cell: (user) => <Name user={user} />,
        },
        {
          id: 'role',
          title: t('users.columns.role'),
          width: '20%',
          cell: (user) =>
            mayChange(user) && user.state !== 'closed' ? (
              <Select
                label={t('users.role-of', { name: fullName(user) })}
                isLabelHidden
                size="sm"
                options={organisation.roles.map((id) => ({ id, label: roleLabel(id) }))}
                value={user.role}
                onChange={(role) => role !== user.role && onChange(user, { role }, t('users.changed'))}
              />
            ) : (
              roleLabel(user.role)
            ),
        },
        {
          id: 'status',
          title: t('users.columns.status'),
          isOneLine: true,
          width: '18%',
          cell: (user) => (
            <>
              <Badge isBare {...styles[user.state]}>
                {t(`users.states.${user.state}`)}
              </Badge>
              {user.factors.length > 0 && (
                <span className="block text-12 text-ink-2">
                  {user.factors.map((factor) => t(`users.factors.${factor}`)).join(', ')}
                </span>
              )}
              {user.state === 'invited' && (
                <span className="block text-12 text-ink-2">
                  {t('users.invited-on', { date: format.date(user.invitedAt.slice(0, 10)) })}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'seen',
          title: t('users.columns.seen'),
          isOneLine: true,
          width: '18%',
          cell: (user) => (user.lastSeenAt === '' ? t('users.never') : format.date(user.lastSeenAt.slice(0, 10))),
        },
        {
          id: 'actions',
          title: <span className="sr-only">{t('users.columns.actions')}</span>,
          width: '10%',
          align: 'end',
          cell: (user) => mayChange(user) && <Actions {...{ user, onChange, onClose, onReset }} />,
        },
      ]}
    />
  );
}

function Name({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  return (
    <span className="flex items-center gap-3">
      <Avatar name={fullName(user)} />
      <span className="min-w-0">
        {fullName(user)} {user.isMe && <span className="text-12 font-normal text-ink-3">{t('users.you')}</span>}
        <span className="block text-12 font-normal [overflow-wrap:anywhere] text-ink-2">{user.email}</span>
      </span>
    </span>
  );
}

function Actions({ user, onChange, onClose, onReset }: { user: User } & Omit<UsersTableProps, 'organisation'>) {
  const { t } = useTranslation('settings');
  if (user.state === 'closed')
    return (
      <span id={actionsId(user)}>
        <Button size="sm" onPress={() => onChange(user, { active: true }, t('users.opened'))}>
          {t('users.open')}
        </Button>
      </span>
    );
  return (
    <span id={actionsId(user)} className="inline-flex items-center gap-1">
      {user.state === 'invited' && (
        <Button
          size="sm"
          aria-label={t('users.again-of', { name: fullName(user) })}
          onPress={() => onChange(user, { inviteAgain: true }, t('users.sent-again'))}
        >
          {t('users.again')}
        </Button>
      )}
      <Menu
        label={t('users.menu', { name: fullName(user) })}
        trigger={<IconButton icon="more" size="sm" label={t('users.menu', { name: fullName(user) })} />}
        entries={[
          ...(user.factors.length > 0
            ? [{ id: 'reset', label: t('users.reset'), icon: 'refresh' as const, onAction: () => onReset(user) }]
            : []),
          { id: 'close', label: t('users.close'), icon: 'x-circle', isDanger: true, onAction: () => onClose(user) },
        ]}
      />
    </span>
  );
}

/** Removes the second factors of a colleague who has lost them. */
function ResetFactors({ user, org, onClose }: { user: User; org: string; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const reset = useWorkflow('reset-factors');
  const name = fullName(user);
  const onSuccess = () => {
    toast.success(t('users.was-reset'));
    onClose();
  };
  return (
    <Confirm
      isOpen
      title={t('users.reset-ask', { name })}
      confirmLabel={t('users.reset')}
      cancelLabel={t('users.cancel')}
      onCancel={onClose}
      onConfirm={() => reset.mutate({ org, user: user.id }, { onSuccess })}
      isPending={reset.isPending}
      error={reset.error ? textOf(reset.error) : undefined}
    >
      {t('users.reset-body', { name })}
    </Confirm>
  );
}
