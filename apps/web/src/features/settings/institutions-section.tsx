import { closeInstitution } from '@dossier/domain/contracts/workflows/close-institution';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { view } from '#api/views.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.ts';
import { useTextInput } from '#i18n/use-form-check.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { InstitutionLogo } from '#ui/institution-logo.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { openerId, useOpened } from '#ui/use-opened.ts';
import { type Institution, type InstitutionActions, InstitutionDetails } from './institution-details.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { NewInstitution } from './new-institution.tsx';
import type { SettingsSearch } from './sections.ts';

const styles = {
  active: { icon: 'check-circle', tone: 'ok' },
  invited: { icon: 'mail', tone: 'warn' },
  'no-admin': { icon: 'octagon', tone: 'bad' },
  closed: { icon: 'archive', tone: 'idle' },
} as const;

/** The institutions of the desk: a lead creates, closes and reopens them. */
export function InstitutionsSection({ hrefOf }: { hrefOf: (search: SettingsSearch) => string }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const [opened, open] = useOpened();
  const onClose = () => open(undefined);
  const reopen = useWorkflow('reopen-institution');
  const asked = useQuery(view('institutions', {}));
  const onReopen = ({ id, name }: Institution) =>
    reopen.mutate({ org: id }, { onSuccess: () => toast.success(t('desk-institutions.was-reopened', { name })) });
  return (
    <Loaded query={asked} title={t('failed')}>
      {({ institutions }) => (
        <>
          <div className="mb-3 flex flex-wrap items-start gap-3">
            <div className="min-w-0 flex-1 basis-80">
              <h2 className="text-14 font-semibold">{t('desk-institutions.title')}</h2>
              <p className="mt-1 text-13 text-ink-2">{t('desk-institutions.lead')}</p>
            </div>
            <Button id={openerId('new')} variant="primary" icon="plus" onPress={() => open('new')}>
              {t('desk-institutions.new')}
            </Button>
          </div>
          {reopen.error && (
            <Banner tone="bad" isAlert className="mb-3">
              {textOf(reopen.error)}
            </Banner>
          )}
          {institutions.length === 0 ? (
            <p className="border-t border-line py-6 text-13 text-ink-2">{t('desk-institutions.none')}</p>
          ) : (
            <InstitutionsTable
              {...{ institutions, hrefOf, onReopen }}
              onClose={({ id }) => open(`close-${id}`)}
              onInvite={({ id }) => open(`invite-${id}`)}
            />
          )}
          <p className="mt-4 text-13 text-ink-2">{t('desk-institutions.note')}</p>
          {opened === 'new' && <NewInstitution taken={institutions.map(({ code }) => code)} onClose={onClose} />}
          {institutions.map((one) =>
            opened === `invite-${one.id}` ? (
              <InviteDialog key={one.id} organisation={{ ...one, roles: ['admin'] }} onClose={onClose} />
            ) : opened === `close-${one.id}` && !one.closed ? (
              <CloseInstitution key={one.id} institution={one} onClose={onClose} />
            ) : null,
          )}
        </>
      )}
    </Loaded>
  );
}

interface TableProps extends InstitutionActions {
  institutions: readonly Institution[];
}

function InstitutionsTable({ institutions, ...actions }: TableProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return (
    <DataTable
      label={t('desk-institutions.title')}
      isWrapping
      rows={institutions}
      details={{
        title: t('desk-institutions.columns.actions'),
        label: ({ name }) => t('desk-institutions.menu', { name }),
        content: (one) => <InstitutionDetails institution={one} {...actions} />,
      }}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: t('desk-institutions.columns.name'),
          width: '34%',
          isRowHeader: true,
          cell: ({ name, logo, sector, users }) => (
            <span className="flex items-center gap-3">
              <InstitutionLogo institution={{ name, logo }} />
              <span className="min-w-0">
                {name}
                <span className="block text-12 font-normal text-ink-2">
                  {[sector, t('desk-institutions.users', { count: users })].filter(Boolean).join(', ')}
                </span>
              </span>
            </span>
          ),
        },
        { id: 'code', title: t('desk-institutions.columns.code'), width: '10%', cell: ({ code }) => code },
        {
          id: 'admins',
          title: t('desk-institutions.columns.admins'),
          width: '22%',
          cell: ({ admins: [first, ...others] }) =>
            !first
              ? t('desk-institutions.no-admins')
              : others.length === 0
                ? first.name
                : t('desk-institutions.more', { name: first.name, count: others.length }),
        },
        {
          id: 'open',
          title: t('desk-institutions.columns.open'),
          width: '8%',
          align: 'end',
          cell: ({ open }) => format.number(open),
        },
        {
          id: 'status',
          title: t('desk-institutions.columns.status'),
          width: '18%',
          cell: ({ state, closed }) => (
            <>
              <Badge isBare {...styles[state]}>
                {t(`desk-institutions.states.${state}`)}
              </Badge>
              {closed && (
                <span className="block text-12 text-ink-2">
                  {t('desk-institutions.closed-by', { date: format.date(closed.at.slice(0, 10)), name: closed.by })}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

/** Says what ends and what remains, and asks why. */
function CloseInstitution({ institution, onClose }: { institution: Institution; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { error: textOf } = useErrorText();
  const close = useWorkflow('close-institution');
  const { id, name, users, open } = institution;
  const [kept, keep, forget] = useKept(`close-institution:${id}`, '');
  const reason = useTextInput(closeInstitution.input.shape.reason, kept);
  const type = (text: string) => {
    reason.setText(text);
    keep(text);
  };
  const onSuccess = () => {
    forget();
    toast.success(t('desk-institutions.was-closed', { name }));
    onClose();
  };
  return (
    <Confirm
      isOpen
      hasField
      tone="danger"
      title={t('desk-institutions.close-form.title', { name })}
      confirmLabel={t('desk-institutions.close-form.save')}
      cancelLabel={t('desk-institutions.close-form.cancel')}
      onCancel={onClose}
      onConfirm={() => close.mutate({ org: id, reason: reason.value }, { onSuccess })}
      isClosed={!reason.isValid}
      isPending={close.isPending}
      error={close.error ? textOf(close.error) : undefined}
    >
      <p>{t('desk-institutions.close-form.body', { count: users })}</p>
      {open > 0 && <p className="mt-2">{t('desk-institutions.close-form.open', { count: open })}</p>}
      <TextArea
        className="mt-4"
        autoFocus
        label={t('desk-institutions.close-form.reason')}
        {...reason.field}
        onChange={type}
      />
    </Confirm>
  );
}
