import type { ColumnChoice } from '@dossier/domain/client-import/fields';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { ClientImport } from './client-import.ts';

interface ColumnReasonProps {
  row: ClientImport;
  column: ClientImport['columns'][number] | undefined;
  choice: ColumnChoice;
}

/** Why a column has its field, and what is to know about its values. */
export function ColumnReason({ row, column, choice }: ColumnReasonProps) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  const note = useNote(row, choice);
  const reason = column?.choice === choice ? column.reason : 'chosen';
  const { icon, tone }: { icon: IconName; tone: string } =
    choice === ''
      ? { icon: 'help', tone: 'text-warn-ink' }
      : choice === 'ignore'
        ? { icon: 'minus', tone: 'text-ink-2' }
        : note?.isWarning
          ? { icon: 'alert', tone: 'text-warn-ink' }
          : { icon: 'check', tone: 'text-ok-ink' };
  const text =
    choice === ''
      ? t('columns.reasons.none')
      : choice === 'ignore'
        ? t('columns.reasons.ignored')
        : t(`columns.reasons.${reason}`, { day: reason === 'earlier' ? format.date(column?.since ?? '') : '' });
  return (
    <div className="flex min-w-0 gap-1.5">
      <Icon name={icon} className={`mt-0.5 ${tone}`} />
      <div className="min-w-0">
        <p>{text}</p>
        {note && <p className="text-12 text-ink-2">{note.text}</p>}
      </div>
    </div>
  );
}

function useNote(row: ClientImport, choice: ColumnChoice): { text: string; isWarning?: boolean } | undefined {
  const { t } = useTranslation('client-import');
  const zeros = row.summary?.groups.find(({ cause }) => cause === 'zero-added')?.count ?? 0;
  if (choice === '') return { text: t('columns.notes.none') };
  if (choice === 'ignore') return { text: t('columns.notes.ignored') };
  if (choice === 'country') return { text: t('columns.notes.country') };
  if (choice === 'deadline') return { text: t(`columns.notes.${row.dateOrder}`) };
  if (choice === 'registrationNumber' && zeros > 0)
    return { text: t('columns.notes.zero', { count: zeros }), isWarning: true };
  return undefined;
}
