import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CheckControl } from './check-control.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { type EntityFile, useEntityLinks, useEntityPlace } from './entity-context.ts';
import { GatedSection } from './gated-section.tsx';

type People = Extract<EntityFile['people'], { open: true }>['value'];
type Person = People[number];

const roles = [
  ['isUbo', 'ubo'],
  ['isStandIn', 'stand-in'],
  ['isRepresentative', 'representative'],
] as const;

export function PeopleSection() {
  const { t } = useTranslation('entity');
  const { people } = useEntityPlace().entity;
  return (
    <GatedSection
      id="people"
      title={t('people.title')}
      part="people"
      gated={people}
      actions={(list) => (
        <>
          <span className="text-13 text-ink-2">
            {t('people.count', { count: list.length })}
            {', '}
            {t('people.ubos', { count: list.filter((one) => one.isUbo || one.isStandIn).length })}
            {', '}
            {t('people.representatives', { count: list.filter((one) => one.isRepresentative).length })}
          </span>
          <CheckControl check="people" />
        </>
      )}
    >
      {(list) => (
        <>
          <PeopleTable people={list} />
          <ClientAnswers of={['people']} withPersons />
        </>
      )}
    </GatedSection>
  );
}

function PeopleTable({ people }: { people: People }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { identityPeople } = useEntityPlace().entity;
  if (people.length === 0) return <p className="text-13 text-ink-2">{t('people.none')}</p>;
  const isNeeded = ({ id, identity }: Person) =>
    identity !== 'pending' || identityPeople.some((one) => one.id === id && one.required);
  return (
    <DataTable
      label={t('people.table')}
      isWrapping
      rows={people}
      rowId={(person) => person.id}
      columns={[
        {
          id: 'name',
          title: t('people.name'),
          width: '34%',
          isRowHeader: true,
          cell: (one) => <PersonName person={one} />,
        },
        {
          id: 'function',
          title: t('people.function'),
          cell: (one) => one.function || <Quiet text={t('people.not-given')} />,
        },
        { id: 'roles', title: t('people.roles'), cell: (one) => <Roles person={one} /> },
        {
          id: 'residence',
          title: t('people.residence'),
          cell: (one) =>
            one.countryOfResidence ? format.country(one.countryOfResidence) : <Quiet text={t('people.not-given')} />,
        },
        {
          id: 'identity',
          title: t('people.identity'),
          align: 'end',
          width: '120px',
          cell: (one) =>
            isNeeded(one) ? <StatusBadge status={one.identity} isBare /> : <Quiet text={t('people.not-needed')} />,
        },
      ]}
    />
  );
}

const Quiet = ({ text }: { text: string }) => <span className="text-ink-3">{text}</span>;

function PersonName({ person }: { person: Person }) {
  const { t } = useTranslation(['entity', 'case-roles']);
  const links = useEntityLinks();
  const name = `${person.firstName} ${person.lastName}`.trim();
  return (
    <span className="flex items-center gap-2">
      <Avatar name={name} />
      <span>
        <TextLink isPlain className="hover:underline" href={links.person(person.id)}>
          {name}
        </TextLink>
        {person.isPrimaryContact && (
          <span className="ml-2 text-12 font-normal text-ink-2">{t('case-roles:primary-contact')}</span>
        )}
      </span>
    </span>
  );
}

function Roles({ person }: { person: Person }) {
  const { t } = useTranslation(['entity', 'case-roles']);
  const held = roles.filter(([flag]) => person[flag]);
  if (held.length === 0) return <Quiet text={t('people.no-role')} />;
  return (
    <span className="flex flex-wrap gap-1">
      {held.map(([, role]) => (
        <Tag key={role}>{t(`case-roles:${role}`)}</Tag>
      ))}
    </span>
  );
}
