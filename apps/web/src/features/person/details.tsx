import { identityKinds } from '@dossier/domain/kyc-form/answers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { RailPart } from '#ui/rail-part.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { openHitsOf, type PersonPage, referenceOf } from './person-facts.ts';

type Fact = PersonPage['facts'][number];
type Value = Fact['values'][number];

/** The newest identity document, the verifications of the identity, and the state of the screening. */
export function IdentityPart({ person }: { person: PersonPage }) {
  const { t } = useTranslation(['person', 'identity']);
  const format = useFormat();
  const document = person.documents.find(({ kind }) => kind === 'other-identity');
  return (
    <RailPart title={t('person:identity.title')}>
      <dl className="text-13">
        <Line term={t('person:identity.document')}>
          {document ? <StatusBadge status={document.verification} isBare /> : <None person={person} />}
        </Line>
        <Line term={t('person:identity.identity')}>
          <StatusBadge status={person.roles[0]?.identity ?? 'pending'} isBare />
        </Line>
        <Line term={t('person:identity.screening')}>
          <Screening person={person} />
        </Line>
      </dl>
      <ul className="mt-1 flex flex-col gap-1 text-12 text-ink-2 empty:hidden">
        {person.identities.map((one) => (
          <li key={one.id} className="[overflow-wrap:anywhere]">
            {t(`person:identity.${one.result}`, {
              method: t(`identity:methods.${one.method}`),
              verifier: `${one.verifierFirstName} ${one.verifierLastName}`.trim(),
              date: format.date(one.date),
            })}
            {`, ${referenceOf(person, one.request)}`}
          </li>
        ))}
      </ul>
    </RailPart>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center gap-3">
      <dt className="flex-1 text-ink-2">{term}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function None({ person: { closedDocuments, roles } }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const isClosed = closedDocuments.length === roles.length;
  return <span className="text-ink-3">{t(isClosed ? 'identity.not-visible' : 'identity.no-document')}</span>;
}

function Screening({ person }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const open = openHitsOf(person).length;
  const visible = person.screenings.filter(({ closed }) => closed === '');
  if (visible.length === 0) return <span className="text-ink-3">{t('identity.not-visible')}</span>;
  if (open > 0)
    return (
      <span className="flex items-center gap-1.5">
        <Icon name="circle-dots" className="text-warn-ink" />
        {t('identity.open', { count: open })}
      </span>
    );
  const isMatch = person.hits.some(({ state }) => state === 'true_match');
  const isScreened = visible.some(({ runAt }) => runAt !== '');
  return <StatusBadge status={isMatch ? 'failed' : isScreened ? 'clear' : 'pending'} isBare />;
}

/** Every fact with its sources; contradictions are marked. */
export function FactsPart({ person }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const isOnlyName = person.facts.length === 1;
  return (
    <RailPart title={t('facts.title')}>
      <dl className="flex flex-col text-13">
        {person.facts.map((fact) => (
          <div key={fact.fact} className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 py-[5px]">
            <dt className="text-ink-2">{t(`facts.${fact.fact}`)}</dt>
            <dd className="min-w-0">
              <FactValues fact={fact} person={person} />
            </dd>
          </div>
        ))}
        <div className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 py-[5px]">
          <dt className="text-ink-2">{t('facts.source')}</dt>
          <dd className="min-w-0">
            <Sources sources={sourcesOf(person)} person={person} />
          </dd>
        </div>
      </dl>
      {isOnlyName && <p className="mt-2 text-13 text-ink-2">{t('facts.nothing')}</p>}
    </RailPart>
  );
}

function FactValues({ fact, person }: { fact: Fact; person: PersonPage }) {
  const { t } = useTranslation('person');
  const text = useValueText();
  const isContradictory = fact.values.length > 1;
  return (
    <>
      {isContradictory && (
        <p className="mb-1 flex items-center gap-1.5 font-medium text-warn-ink">
          <Icon name="alert" />
          {t('facts.differ')}
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {fact.values.map((value) => (
          <li key={`${value.value} ${value.country}`} className="[overflow-wrap:anywhere]">
            {text(fact.fact, value)}
            {isContradictory && <Sources sources={value.sources} person={person} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each source once, newest first. */
function sourcesOf({ facts }: PersonPage): Value['sources'] {
  const all = facts.flatMap(({ values }) => values.flatMap(({ sources }) => sources));
  const once = new Map(all.map((source) => [`${source.from} ${source.request}`, source]));
  return [...once.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

function Sources({ sources, person }: { sources: Value['sources']; person: PersonPage }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  return (
    <ul className="text-12 text-ink-2">
      {sources.map(({ from, request, version, at }) => (
        <li key={`${from} ${request}`}>
          {t(`source.${from}`, { reference: referenceOf(person, request), version, date: format.date(at) })}
        </li>
      ))}
    </ul>
  );
}

const dates: readonly Fact['fact'][] = ['birthDate', 'documentExpiry'];
const countries: readonly Fact['fact'][] = ['nationality', 'countryOfResidence'];

function useValueText() {
  const { t } = useTranslation('person');
  const format = useFormat();
  const documentText = useDocumentText();
  return (fact: Fact['fact'], { value, country }: Value): string => {
    if (dates.includes(fact)) return format.date(value);
    if (countries.includes(fact)) return format.country(value);
    if (fact === 'document')
      return [documentText(value), country && format.country(country)].filter(Boolean).join(', ');
    if (fact === 'address') return [value, country && format.country(country)].filter(Boolean).join(', ');
    return value || t('not-given');
  };
}

/** `passport 614` as "Passport, number ends in 614". */
function useDocumentText() {
  const { t } = useTranslation(['person', 'identity']);
  return (value: string): string => {
    const at = value.lastIndexOf(' ');
    const [kind, end] = [value.slice(0, at), value.slice(at + 1)];
    const known = identityKinds.find((one) => one === kind);
    return t('person:facts.number-ends', {
      kind: known ? t(`identity:kinds.${known}`) : t('person:facts.document'),
      end,
    });
  };
}

/** Why the rows of this page are one person. */
export function WhyPart({ person }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const documentText = useDocumentText();
  const { proof, subjectName, subject } = person;
  const isClient = person.person === subject;
  return (
    <RailPart title={t('why.title')}>
      <p className="text-13 text-ink-2">
        {proof
          ? t('why.proven', {
              clients: proof.clients,
              document: documentText(proof.document),
              date: format.date(proof.birthDate),
            })
          : t(isClient ? 'why.client' : 'why.one-client', { client: subjectName })}
      </p>
    </RailPart>
  );
}
