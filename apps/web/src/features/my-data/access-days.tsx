import { isRetentionOver } from '@dossier/domain/retention';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { AccessLog } from './access-log.ts';

type Line = AccessLog['days'][number]['lines'][number];

/** Days that are shown at first. */
const shownDays = 3;

/** The server deletes the days with the end of the retention period. */
const isExpired = ({ archivedAt }: AccessLog) =>
  archivedAt !== '' && isRetentionOver(isoToday(new Date(archivedAt.replace(' ', 'T'))), isoToday());

/** What was viewed and downloaded, by day: one line per organisation and action. */
export function AccessDays({ log }: { log: AccessLog }) {
  const { t } = useTranslation('access-log');
  const format = useFormat();
  const [shown, setShown] = useState(shownDays);
  const rest = log.days.length - shown;
  return (
    <section aria-labelledby="looked" className="mt-8">
      <h2 id="looked" className="text-20 font-semibold">
        {t('log.title')}
      </h2>
      {log.days.length === 0 && <p className="mt-2 text-ink-2">{t(isExpired(log) ? 'log.expired' : 'log.none')}</p>}
      {log.days.slice(0, shown).map(({ day, lines }) => (
        <section key={day} aria-label={format.date(day)} className="mt-4">
          <h3 className="font-semibold">{format.date(day)}</h3>
          <ul className="divide-y divide-line border-b border-line">
            {lines.map((line) => (
              <LogLine key={`${line.by} ${line.action}`} line={line} log={log} />
            ))}
          </ul>
        </section>
      ))}
      {rest > 0 && (
        <Button isBlock className="mt-4" onPress={() => setShown(shown + 30)}>
          {t('log.earlier', { count: Math.min(rest, 30) })}
        </Button>
      )}
      <p className="mt-4 text-14 text-ink-2">{t('log.note')}</p>
    </section>
  );
}

function LogLine({ line, log }: { line: Line; log: AccessLog }) {
  const { t } = useTranslation('access-log');
  const parts = useParts(log);
  const by = line.by === 'desk' ? t('log.desk', { desk: log.deskName }) : t('log.office', { org: log.org.name });
  return (
    <li className="flex gap-3 py-3">
      <Icon name={line.action === 'downloaded' ? 'download' : 'eye'} className="mt-1 flex-none text-ink-2" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{t(`log.${line.action}`, { parts: parts(line) })}</p>
        <p className="text-14 text-ink-2">{by}</p>
        <p className="text-14 text-ink-2">{t('log.purpose')}</p>
      </div>
    </li>
  );
}

/** "Company, owners, identity document of Joris van Rijsbergen" */
function useParts({ type }: AccessLog): (line: Line) => string {
  const { t } = useTranslation(['access-log', 'document-kinds']);
  const nameOf = ({ kind, document, ownerName }: Line['parts'][number]) => {
    if (kind === 'details') return t(`access-log:parts.details-${type}`);
    if (kind !== 'document') return t(`access-log:parts.${kind}`);
    const what = document === '' ? t('access-log:parts.document') : lowered(t(`document-kinds:${document}`));
    return ownerName === '' ? what : t('access-log:of', { what, name: ownerName });
  };
  return ({ parts }) => {
    const text = parts.map(nameOf).join(', ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

/** Within a sentence; abbreviations keep their capitals. */
const lowered = (label: string) =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
