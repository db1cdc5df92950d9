// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are no rows to the browser any more, but they are to the reader
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';
import type { HitFact } from './targets.ts';
import { useScreeningTexts } from './use-screening-texts.ts';

const styles: Readonly<Record<HitFact['compared'], { icon: IconName; ink: string }>> = {
  agreed: { icon: 'check', ink: 'text-ok-ink' },
  close: { icon: 'approx', ink: 'text-warn-ink' },
  differs: { icon: 'not-equal', ink: 'text-bad-ink' },
  'not-known': { icon: 'minus', ink: 'text-ink-3' },
};

const head = 'h-8 pr-3 text-left text-12 font-medium text-ink-3';
const cell = 'py-2 pr-3 align-top max-md:py-0 max-md:pr-0';

/** Facts unknown on both sides are hidden, unless they are the main distinguishing ones. */
const hasContent = ({ field, inFile, onList }: HitFact): boolean =>
  inFile.length > 0 || onList.length > 0 || field === 'birthDate' || field === 'nationality' || field === 'country';

/** The onboarding and the list entry, fact by fact; side by side, on a phone stacked. */
export function FactTable({ facts }: { facts: readonly HitFact[] }) {
  const { t } = useTranslation('screening');
  return (
    <table
      role="table"
      aria-label={t('hit.compared-label')}
      className="w-full border-collapse text-13 normal-nums max-md:block"
    >
      <thead role="rowgroup" className="border-b border-line max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className={`${head} w-[14%]`}>
            <span className="sr-only">{t('hit.field')}</span>
          </th>
          <th role="columnheader" scope="col" className={`${head} w-[21%]`}>
            {t('hit.in-file')}
          </th>
          <th role="columnheader" scope="col" className={`${head} w-[25%]`}>
            {t('hit.on-list')}
          </th>
          <th role="columnheader" scope="col" className={head}>
            {t('hit.compared')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {facts.filter(hasContent).map((fact) => (
          <FactRow key={fact.field} fact={fact} />
        ))}
      </tbody>
    </table>
  );
}

function FactRow({ fact }: { fact: HitFact }) {
  const { t } = useTranslation('screening');
  const { valueText, factText } = useScreeningTexts();
  const { icon, ink } = styles[fact.compared];
  const isListOnly = fact.field === 'listedFor' || fact.field === 'position';
  return (
    <tr
      role="row"
      className="border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-3"
    >
      <th
        role="rowheader"
        scope="row"
        className={`${cell} text-left font-medium text-ink-2 max-md:col-span-2 max-md:text-ink`}
      >
        {t(`field.${fact.field}`)}
      </th>
      <td role="cell" className={cell}>
        <Side
          label={t('hit.in-file')}
          texts={valueText(fact.field, fact.inFile)}
          none={t(isListOnly ? 'hit.does-not-apply' : 'hit.none')}
          isName={fact.field === 'name'}
        />
      </td>
      <td role="cell" className={cell}>
        <Side
          label={t('hit.on-list')}
          texts={valueText(fact.field, fact.onList)}
          none={t('hit.not-listed')}
          isName={fact.field === 'name'}
        />
      </td>
      <td role="cell" className={`${cell} pr-0 max-md:col-span-2`}>
        <span className="flex flex-wrap items-start gap-x-3 gap-y-0.5">
          <span className="flex w-[108px] flex-none items-center gap-1.5 font-medium">
            <Icon name={icon} className={ink} />
            {t(`compared.${fact.compared}`)}
          </span>
          <span className="min-w-0 flex-1 basis-36 text-12 leading-5 text-ink-2">{factText(fact)}</span>
        </span>
      </td>
    </tr>
  );
}

/** Further ones are collapsed. */
const shownValues = 6;

function Side({
  label,
  texts,
  none,
  isName,
}: {
  label: string;
  texts: readonly string[];
  none: string;
  isName: boolean;
}) {
  const shown = texts.slice(0, shownValues);
  const rest = texts.slice(shownValues);
  return (
    <>
      <span aria-hidden="true" className="block text-12 text-ink-3 md:hidden">
        {label}
      </span>
      {texts.length === 0 && <span className="text-ink-3">{none}</span>}
      <span className={`[overflow-wrap:anywhere] ${isName ? 'font-semibold' : ''}`}>{shown.join(', ')}</span>
      {rest.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-12 text-accent-ink">+ {rest.length}</summary>
          <span className="[overflow-wrap:anywhere]">{rest.join(', ')}</span>
        </details>
      )}
    </>
  );
}
