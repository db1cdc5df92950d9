import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { SettingsSearch } from './sections.ts';

export type Institution = ViewAnswer<'institutions'>['institutions'][number];

export interface InstitutionActions {
  hrefOf: (search: SettingsSearch) => string;
  onInvite: (institution: Institution) => void;
  onClose: (institution: Institution) => void;
  onReopen: (institution: Institution) => void;
}

/** The admins of an institution, why it was closed, and what a lead can do. */
export function InstitutionDetails({
  institution: one,
  hrefOf,
  onInvite,
  onClose,
  onReopen,
}: { institution: Institution } & InstitutionActions) {
  const { t } = useTranslation('settings');
  return (
    <section aria-label={one.name} className="rounded-md border border-line bg-surface px-3 md:ml-11">
      {one.closed ? (
        <p className="py-3 text-13">{t('desk-institutions.closed-why', { reason: one.closed.reason })}</p>
      ) : (
        <Admins institution={one} />
      )}
      <div className="flex flex-wrap items-center gap-2 pb-3">
        {!one.closed && (
          <Button size="sm" icon="user-plus" onPress={() => onInvite(one)}>
            {t('desk-institutions.invite')}
          </Button>
        )}
        <LinkButton size="sm" icon="pencil" href={hrefOf({ section: 'organisation', org: one.id })}>
          {t('desk-institutions.edit')}
        </LinkButton>
        <LinkButton size="sm" icon="users" href={hrefOf({ section: 'users', org: one.id })}>
          {t('desk-institutions.users-of')}
        </LinkButton>
        {one.onboardings > 0 && (
          <LinkButton size="sm" icon="tray" href={`/internal/onboardings?tab=all&org=${one.id}`}>
            {t('desk-institutions.show', { count: one.onboardings })}
          </LinkButton>
        )}
        <span className="flex-1" />
        {one.closed ? (
          <Button size="sm" icon="refresh" onPress={() => onReopen(one)}>
            {t('desk-institutions.reopen')}
          </Button>
        ) : (
          <Button size="sm" variant="danger-quiet" icon="lock" onPress={() => onClose(one)}>
            {t('desk-institutions.close')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Admins({ institution: { name, admins } }: { institution: Institution }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  if (admins.length === 0) return <p className="py-3 text-13">{t('desk-institutions.needs-admin')}</p>;
  return (
    <ul
      className="mb-3 divide-y divide-line border-b border-line"
      aria-label={t('desk-institutions.admins-of', { name })}
    >
      {admins.map((admin) => (
        <li key={admin.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <Avatar name={admin.name} />
          <span className="font-medium md:w-44">{admin.name}</span>
          <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere] text-ink-2">{admin.email}</span>
          <span className="text-12 text-ink-2">
            {admin.lastSeenAt === ''
              ? t('desk-institutions.not-seen')
              : t('desk-institutions.seen', { date: format.date(admin.lastSeenAt.slice(0, 10)) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
