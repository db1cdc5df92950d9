import { useTranslation } from 'react-i18next';
import { useDownload } from '#api/use-download.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { withQuery } from '#portals/staff-links.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { Monogram } from '#ui/monogram.tsx';
import { DownloadDocuments } from './download-documents.tsx';
import { openHitsOf, type PersonPage } from './person-facts.ts';

/** Name and the facts that tell people apart, with the next step. */
export function PersonHead({ person }: { person: PersonPage }) {
  const { t } = useTranslation(['person', 'case-roles']);
  const { roles, name } = person;
  const file = useDownload();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line px-(--shell-gutter) py-5 max-md:px-4">
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-4">
        <Monogram name={name} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-24 font-semibold [overflow-wrap:anywhere]">{name}</h1>
            {roles.some(({ isUbo }) => isUbo) && <Mark icon="user">{t('case-roles:ubo')}</Mark>}
          </div>
          <Summary person={person} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <DownloadDocuments person={person} file={file} />
        <Decide person={person} />
      </div>
      <FailureLine failure={file.failure} className="w-full" />
    </div>
  );
}

function Summary({ person: { facts, roles } }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const format = useFormat();
  const newest = (fact: PersonPage['facts'][number]['fact']) =>
    facts.find((one) => one.fact === fact)?.values[0]?.value ?? '';
  const [born, place] = [newest('birthDate'), newest('birthPlace')];
  const [nationality, residence] = [newest('nationality'), newest('countryOfResidence')];
  const clients = new Set(roles.map(({ subject }) => subject)).size;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-2">
      {born && <span>{t(place ? 'summary.born-in' : 'summary.born', { date: format.date(born), place })}</span>}
      {nationality && (
        <span>
          <span className="sr-only">{t('facts.nationality')}</span> {format.country(nationality)}
        </span>
      )}
      {residence && residence !== nationality && (
        <span className="flex items-center gap-1.5">
          <Icon name="pin" />
          <span className="sr-only">{t('facts.countryOfResidence')}</span> {format.country(residence)}
        </span>
      )}
      <span>
        {[t('summary.clients', { count: clients }), t('summary.onboardings', { count: roles.length })].join(', ')}
      </span>
    </div>
  );
}

/** Leads to the first open match. Only the desk decides. */
function Decide({ person }: { person: PersonPage }) {
  const { t } = useTranslation('person');
  const { name: portal, links } = usePortal();
  const open = openHitsOf(person);
  const [first] = open;
  const subject = person.roles.find(({ request }) => request === first?.request)?.subject;
  if (portal !== 'intern' || !first || !subject) return null;
  const page = links.entity?.({ subject, request: first.request }, 'screening') ?? '';
  return (
    <LinkButton
      variant="primary"
      trailingIcon="arrow-right"
      href={withQuery(page, { of: first.target, hit: first.id })}
    >
      {t('decide', { count: open.length })}
    </LinkButton>
  );
}
