import { isUndecided } from '@dossier/domain/screening';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { withQuery } from '#portals/staff-links.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { IconName } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { onboardingIn, type PersonPage, referenceOf } from './person-facts.ts';

type Hit = PersonPage['hits'][number];

const decisions: Readonly<Record<Hit['state'], { icon: IconName; tone: Tone }>> = {
  open: { icon: 'circle-dots', tone: 'warn' },
  unsure: { icon: 'help', tone: 'warn' },
  false_positive: { icon: 'search-check', tone: 'ok' },
  true_match: { icon: 'octagon', tone: 'bad' },
};

/** Possible matches over the onboardings whose screening is open to the viewer. */
export function MatchesSection({ person }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const newest = person.screenings.filter(({ runAt }) => runAt !== '').toSorted((a, b) => (a.runAt < b.runAt ? 1 : -1));
  const [last] = newest;
  const inOrder = person.hits.toSorted((a, b) => Number(isUndecided(b)) - Number(isUndecided(a)) || b.score - a.score);
  return (
    <Section
      title={t('matches.title')}
      actions={
        last &&
        inOrder.length > 0 && (
          <span className="text-13 text-ink-2">
            {t('matches.searched', { count: last.lists, date: format.dateTime(last.runAt) })}
          </span>
        )
      }
    >
      {inOrder.length > 0 ? <Hits hits={inOrder} person={person} /> : <NoHits person={person} last={last} />}
      <ul className="mt-2 flex flex-col gap-1 text-13 text-ink-2 empty:hidden">
        {person.screenings.flatMap(({ request, closed }) =>
          closed === ''
            ? []
            : [
                <li key={request}>
                  {t(closed === 'access required' ? 'matches.closed-access' : 'matches.closed-progress', {
                    reference: referenceOf(person, request),
                  })}
                </li>,
              ],
        )}
      </ul>
    </Section>
  );
}

function NoHits({ person, last }: { person: PersonPage; last: PersonPage['screenings'][number] | undefined }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  if (person.screenings.every(({ closed }) => closed !== '')) return null;
  const text = last
    ? last.lists === 0
      ? t('matches.none')
      : t('matches.none-lists', { count: last.lists, date: format.dateTime(last.runAt) })
    : t('matches.not-screened');
  return <p className="text-13 text-ink-2">{text}</p>;
}

function Hits({ hits, person }: { hits: readonly Hit[]; person: PersonPage }) {
  const { t } = useTranslation(['person', 'screening']);
  const format = useFormat();
  const { links } = usePortal();
  const hrefOf = ({ request, target, id }: Hit) =>
    withQuery(links.entity?.(onboardingIn(person, request), 'screening') ?? '', { of: target, hit: id });
  const listOf = (parts: readonly string[]) => new Intl.ListFormat(format.locale, { type: 'unit' }).format(parts);
  return (
    <DataTable
      label={t('person:matches.title')}
      isWrapping
      rows={hits}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'entry',
          title: t('person:matches.entry'),
          width: '32%',
          isRowHeader: true,
          cell: ({ list, entryId, entryName }) => (
            <>
              {list}
              <span className="block text-12 font-normal [overflow-wrap:anywhere] text-ink-2">
                {[entryId, entryName].filter(Boolean).join(', ')}
              </span>
            </>
          ),
        },
        {
          id: 'score',
          title: t('person:matches.score'),
          isOneLine: true,
          cell: ({ score }) => t('person:matches.score-of', { score: Math.round(score * 100) }),
        },
        {
          id: 'differs',
          title: t('person:matches.differs'),
          cell: ({ differs }) => (
            <span className="text-ink-2">
              {differs.length === 0
                ? t('person:matches.nothing-differs')
                : listOf(differs.map((field) => t(`screening:field.${field}`)))}
            </span>
          ),
        },
        { id: 'decision', title: t('person:matches.decision'), cell: (hit) => <Decision hit={hit} /> },
        {
          id: 'onboarding',
          title: t('person:in-onboarding'),
          align: 'end',
          isOneLine: true,
          cell: (hit) => <TextLink href={hrefOf(hit)}>{referenceOf(person, hit.request)}</TextLink>,
        },
      ]}
    />
  );
}

function Decision({ hit: { state, by, at } }: { hit: Hit }) {
  const { t } = useTranslation('hit-states');
  const format = useFormat();
  const { icon, tone } = decisions[state];
  return (
    <>
      <Badge isBare icon={icon} tone={tone}>
        {t(state)}
      </Badge>
      {by !== '' && (
        <span className="block text-12 text-ink-2">
          {by}
          {at && (
            <>
              , <span className="whitespace-nowrap">{format.date(at)}</span>
            </>
          )}
        </span>
      )}
    </>
  );
}
