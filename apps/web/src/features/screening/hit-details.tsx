import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { type Description, DescriptionList } from '#ui/description-list.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ScreeningHit, ScreeningRow } from './targets.ts';
import { useScreeningTexts } from './use-screening-texts.ts';

function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line text-13 last:border-b">
      <summary className="flex min-h-10 cursor-pointer items-center font-medium">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}

/** Every comparison that contributed to the score, with its result. */
export function ScoreDetails({ hit, row }: { hit: ScreeningHit; row: ScreeningRow }) {
  const { t } = useTranslation('screening');
  const { reasonText } = useScreeningTexts();
  const format = useFormat();
  if (hit.reasons.length === 0) return null;
  return (
    <Details title={t('why.title')}>
      <ul className="flex flex-col gap-1.5">
        {hit.reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may occur twice, in a fixed order
          <li key={index} className="flex gap-4">
            <span className="min-w-0 flex-1">{reasonText(reason)}</span>
            <span className="flex-none text-ink-2 tabular-nums">
              {adds.test(reason.code)
                ? reason.score !== 0 && t('why.points', { points: format.signed(Math.round(reason.score * 100)) })
                : format.percent(reason.score, 0)}
            </span>
          </li>
        ))}
      </ul>
      {row.threshold > 0 && (
        <p className="mt-3 text-12 text-ink-2">
          {t('why.threshold', { threshold: Math.round(row.threshold * 100), edition: row.algorithm })}
        </p>
      )}
    </Details>
  );
}

/** Reasons that add or subtract points; the others give the similarity of two words. */
const adds = /-(?:differs|equal|near|conflict|unknown|alias|surname|company)$|^(?:former|vessel|ordinary)-/;

interface Entry {
  readonly names?: readonly { text: string; kind?: string; weak?: boolean }[];
  readonly births?: readonly string[];
  readonly places?: readonly string[];
  readonly countries?: readonly string[];
  readonly identifiers?: readonly { kind: string; value: string; country?: string }[];
  readonly programmes?: readonly string[];
  readonly positions?: readonly { title: string; from?: string; to?: string; country?: string }[];
  readonly addresses?: readonly string[];
  readonly remarks?: string;
  readonly listedOn?: string;
}

/** The complete entry, as given by the list. */
export function EntryDetails({ hit }: { hit: ScreeningHit }) {
  const { t } = useTranslation('screening');
  const items = useEntryItems(hit);
  if (items.length === 0) return null;
  return (
    <Details title={t('entry.title')}>
      <DescriptionList items={items} />
      {hit.link && (
        <p className="mt-2">
          <TextLink href={hit.link} target="_blank" rel="noopener noreferrer" icon="external">
            {t('hit.source')}
          </TextLink>
        </p>
      )}
    </Details>
  );
}

function useEntryItems(hit: ScreeningHit): Description[] {
  const { t } = useTranslation('screening');
  const { birth } = useScreeningTexts();
  const format = useFormat();
  const entry = hit.entry as Entry;
  const lines = (texts: readonly ReactNode[] = []) =>
    texts.length === 0 ? undefined : (
      <ul className="[overflow-wrap:anywhere]">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same thing twice
          <li key={index}>{text}</li>
        ))}
      </ul>
    );
  const span = ({ from = '', to = '' }: { from?: string; to?: string }) => {
    if (from && to) return t('entry.from-to', { from: format.date(from), to: format.date(to) });
    return from ? t('entry.since', { from: format.date(from) }) : to && t('entry.until', { to: format.date(to) });
  };
  const names = entry.names?.map(({ text, kind, weak }) => (
    <span key={text} className="inline-flex flex-wrap items-center gap-1.5">
      {text}
      {weak && <Tag>{t('entry.weak')}</Tag>}
      {kind === 'former' && <Tag>{t('entry.former')}</Tag>}
    </span>
  ));
  const posts = entry.positions?.map((post) =>
    [post.title, post.country && format.country(post.country), span(post)].filter(Boolean).join(', '),
  );
  const numbers = entry.identifiers?.map(({ kind, value, country }) =>
    [`${kind} ${value}`.trim(), country && format.country(country)].filter(Boolean).join(', '),
  );
  const parts: readonly (readonly [string, ReactNode])[] = [
    [t('entry.id'), hit.entryId],
    [t('entry.names'), lines(names)],
    [t('entry.births'), lines(entry.births?.map(birth))],
    [t('entry.places'), lines(entry.places)],
    [t('entry.countries'), entry.countries?.map(format.country).join(', ')],
    [t('entry.positions'), lines(posts)],
    [t('entry.identifiers'), lines(numbers)],
    [t('entry.programmes'), lines(entry.programmes)],
    [t('entry.addresses'), lines(entry.addresses)],
    [t('entry.listedOn'), entry.listedOn && format.date(entry.listedOn)],
    [t('entry.remarks'), entry.remarks && <span className="whitespace-pre-line">{entry.remarks}</span>],
  ];
  return parts.filter(([, value]) => value).map(([term, value]) => ({ term, value }));
}
