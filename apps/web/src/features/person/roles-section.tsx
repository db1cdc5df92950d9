import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { OnboardingLink } from './onboarding-link.tsx';
import type { PersonPage } from './person-facts.ts';

type Role = PersonPage['roles'][number];

const flags = [
  ['isUbo', 'ubo'],
  ['isStandIn', 'stand-in'],
  ['isRepresentative', 'representative'],
  ['isPrimaryContact', 'primary-contact'],
] as const;

/** What the person is in each onboarding. */
export function RolesSection({ person }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const { links } = usePortal();
  return (
    <Section title={t('roles.title')} actions={<span className="text-13 text-ink-2">{t('scope')}</span>}>
      <DataTable
        label={t('roles.title')}
        isWrapping
        rows={person.roles}
        rowId={({ request }) => request}
        columns={[
          {
            id: 'client',
            title: t('roles.client'),
            width: '28%',
            isRowHeader: true,
            cell: (role) => (
              <>
                <TextLink isPlain className="hover:underline" href={links.entity?.(role) ?? ''}>
                  {role.subjectName}
                </TextLink>
                <Second>{[role.country, role.registrationNumber].filter(Boolean).join(' ')}</Second>
              </>
            ),
          },
          {
            id: 'onboarding',
            title: t('roles.onboarding'),
            cell: (role) => (
              <>
                <OnboardingLink person={person} request={role.request} />
                <Second>{role.org}</Second>
              </>
            ),
          },
          {
            id: 'status',
            title: t('roles.status'),
            isOneLine: true,
            cell: (role) => <StatusBadge status={role.status} isBare />,
          },
          { id: 'role', title: t('roles.role'), cell: (role) => <Held role={role} /> },
          {
            id: 'interest',
            title: t('roles.interest'),
            align: 'end',
            isOneLine: true,
            cell: (role) => <Interest role={role} />,
          },
        ]}
      />
    </Section>
  );
}

function Second({ children }: { children: string }) {
  return children === '' ? null : <span className="block text-12 font-normal text-ink-2">{children}</span>;
}

function Held({ role }: { role: Role }) {
  const { t } = useTranslation(['person', 'case-roles']);
  const held = flags.filter(([flag]) => role[flag]);
  if (role.type === 'individual') return t('person:roles.is-client');
  if (held.length === 0 && role.function === '') return <span className="text-ink-3">{t('person:roles.no-role')}</span>;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {held.map(([, name]) => (
        <Tag key={name}>{t(`case-roles:${name}`)}</Tag>
      ))}
      {role.function}
    </span>
  );
}

function Interest({ role: { interest, type } }: { role: Role }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  if (!interest) return <span className="text-ink-3">{type === 'individual' ? '' : t('not-given')}</span>;
  const [lowest, highest] = [format.share(interest.lowest), format.share(interest.highest)];
  return <span className="font-semibold">{lowest === highest ? lowest : t('roles.range', { lowest, highest })}</span>;
}
