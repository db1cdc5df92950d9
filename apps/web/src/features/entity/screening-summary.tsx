import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { Section } from '#ui/section.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type EntityFile, useEntityLinks, useEntityPlace } from './entity-context.ts';

type Kind = 'company' | 'person';
type Rows = Extract<EntityFile['companyScreening'], { open: true }>['value'];

export function ScreeningSummary() {
  const { t } = useTranslation('entity');
  const links = useEntityLinks();
  const { request } = useEntityPlace().entity;
  return (
    <Section
      id="screening"
      title={t('screening.title')}
      actions={
        <TextLink className="text-13" href={links.tab('screening')}>
          {t('screening.all')}
        </TextLink>
      }
    >
      <ul>
        {request.type === 'business' && <ScreeningLine kind="company" />}
        <ScreeningLine kind="person" />
      </ul>
    </Section>
  );
}

function ScreeningLine({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['entity', 'checks']);
  const { entity } = useEntityPlace();
  const gated = kind === 'company' ? entity.companyScreening : entity.personScreening;
  const line = entity.statuses.find((one) => one.check === `${kind}_screening`);
  const summary = useSummary(kind, gated.open ? gated.value : []);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 text-13 last:border-b-0">
      <Icon name={kind === 'company' ? 'building' : 'users'} className="text-ink-2" />
      <span className="w-44 font-medium">{t(`checks:${kind}_screening`)}</span>
      <span className="min-w-0 flex-1 text-ink-2 max-md:order-last max-md:basis-full">
        {gated.open
          ? summary
          : t(
              gated.why === 'access required'
                ? `entity:gate.access.${kind}-screening`
                : `entity:gate.progress.${kind}-screening`,
            )}
      </span>
      {line && <StatusBadge status={line.status} isBare />}
    </li>
  );
}

function useSummary(kind: Kind, rows: Rows): string {
  const { t } = useTranslation('entity');
  const format = useFormat();
  if (rows.length === 0) return t('screening.none');
  const lists = new Set(rows.flatMap((row) => row.lists.map((list) => list.name)));
  const newest =
    rows
      .map((row) => row.runAt)
      .toSorted()
      .at(-1) ?? '';
  const open = rows.filter((row) => row.openHits > 0);
  const hits = open.reduce((sum, row) => sum + row.openHits, 0);
  const dismissed = rows.flatMap((row) => row.hits).filter(({ state }) => state === 'false_positive').length;
  return [
    t(kind === 'company' ? 'screening.companies' : 'screening.people', { count: rows.length }),
    t('screening.lists', { count: lists.size }),
    format.date(newest),
    hits > 0 && t('screening.open', { count: hits, names: open.map((row) => row.name).join(', ') }),
    dismissed > 0 && t('screening.dismissed', { count: dismissed }),
    rows.some((row) => row.error !== '') && t('screening.not-searched'),
    rows.some((row) => row.stale) && t('screening.stale'),
  ]
    .filter(Boolean)
    .join(', ');
}
