import { isImportError } from '@dossier/domain/client-import/causes';
import { maxListedProblems } from '@dossier/domain/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ClientImport } from './client-import.ts';

type Summary = NonNullable<ClientImport['summary']>;
type Group = Summary['groups'][number];

interface ProblemGroupProps {
  group: Group;
  row: ClientImport;
}

/** Examples of a cause before all its rows are shown. */
const examples = 3;

/** The rows with one cause: three examples, and all on request. */
export function ProblemGroup({ group, row }: ProblemGroupProps) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { cause, count, lines } = group;
  const isError = isImportError(cause);
  return (
    <div className="border-b border-line py-3.5 text-13 last:border-b-0">
      <div className="flex gap-2.5">
        <Icon name={isError ? 'octagon' : 'alert'} className={`mt-0.5 ${isError ? 'text-bad-ink' : 'text-warn-ink'}`} />
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-semibold">
            {t('check.group', { count, cause: t(`causes.${cause}`) })}
          </h3>
          <p className="text-ink-2">{t(`hints.${cause}`)}</p>
          <Lines group={group} row={row} labelledBy={id} shown={isOpen ? lines.length : examples} />
          {isOpen && lines.length === maxListedProblems && count > lines.length && (
            <p className="mt-1 text-12 text-ink-2">{t('check.first', { number: format.number(lines.length) })}</p>
          )}
        </div>
        {lines.length > examples && (
          <Button size="sm" aria-expanded={isOpen} aria-describedby={id} onPress={() => setOpen(!isOpen)}>
            {isOpen ? t('check.fewer') : t('check.all', { number: format.number(count) })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface LinesProps extends ProblemGroupProps {
  labelledBy: string;
  shown: number;
}

function Lines({ group: { cause, lines }, row, labelledBy, shown }: LinesProps) {
  const { t } = useTranslation('client-import');
  const column = lines.find((line) => line.column >= 0)?.column;
  const header = column === undefined ? t('check.value') : row.columns[column]?.header || t('check.value');
  const isTwice = cause === 'twice-differs';
  return (
    <table aria-labelledby={labelledBy} className="mt-2 w-full table-fixed">
      <thead className="text-left text-12 text-ink-2">
        <tr>
          <th className="w-24 py-1 pr-3 font-normal max-md:w-16">{t('check.row')}</th>
          <th className="py-1 pr-3 font-normal">{t('check.client')}</th>
          <th className="py-1 font-normal">{isTwice ? t('check.differs') : header}</th>
        </tr>
      </thead>
      <tbody>
        {lines.slice(0, shown).map((line) => (
          <tr key={line.row}>
            <td className="py-0.5 pr-3 tabular-nums">
              {line.twin > 0 ? t('check.rows', { row: line.row, twin: line.twin }) : line.row}
            </td>
            <td className="truncate py-0.5 pr-3" title={line.client}>
              {line.client}
            </td>
            <td className="py-0.5 [overflow-wrap:anywhere]">
              <Value line={line} isTwice={isTwice} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ line: { value, instead }, isTwice }: { line: Group['lines'][number]; isTwice: boolean }) {
  const { t } = useTranslation('client-import');
  const text = value === '' ? <span className="text-ink-3">{t('check.empty')}</span> : value;
  if (isTwice) return `${value || t('check.empty')} / ${instead || t('check.empty')}`;
  if (instead === '' || instead === value) return text;
  return (
    <>
      {text} → {instead}
    </>
  );
}
