import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PersonPage } from './person-facts.ts';

type Namesake = PersonPage['namesakes'][number];

/** People of the same name elsewhere, apart, with what agrees and what differs. */
export function NamesakesSection({ namesakes }: { namesakes: readonly Namesake[] }) {
  const { t } = useTranslation('person');
  const { links } = usePortal();
  return (
    <Section title={t('namesakes.title')}>
      <p className="mb-3 max-w-[680px] text-13 text-ink-2">{t('namesakes.body')}</p>
      <DataTable
        label={t('namesakes.title')}
        isWrapping
        rows={namesakes}
        rowId={({ subject, person }) => `${subject} ${person}`}
        columns={[
          {
            id: 'name',
            title: t('namesakes.name'),
            isRowHeader: true,
            cell: (one) => <TextLink href={links.person?.(one) ?? ''}>{one.name}</TextLink>,
          },
          { id: 'client', title: t('namesakes.client'), cell: ({ subjectName }) => subjectName },
          { id: 'agrees', title: t('namesakes.agrees'), cell: ({ agrees }) => <Facts facts={agrees} /> },
          {
            id: 'differs',
            title: t('namesakes.differs'),
            cell: ({ agrees, differs }) =>
              agrees.length + differs.length === 1 ? (
                <span className="text-ink-3">{t('namesakes.not-known')}</span>
              ) : (
                <Facts facts={differs} />
              ),
          },
        ]}
      />
    </Section>
  );
}

function Facts({ facts }: { facts: Namesake['agrees'] }) {
  const { t } = useTranslation('person');
  const { locale } = useFormat();
  if (facts.length === 0) return <span className="text-ink-3">{t('namesakes.nothing')}</span>;
  return new Intl.ListFormat(locale).format(facts.map((fact) => t(`compared.${fact}`)));
}
