import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import type { DocumentRow } from './document-name.ts';

/** What a reviewer must know of the malware scan of a file; nothing for a clean file, or on a desk without a scanner. */
export function ScanBadge({ row, isBare = false }: { row: Pick<DocumentRow, 'scan'>; isBare?: boolean }) {
  const { t } = useTranslation('documents');
  if (row.scan === 'infected')
    return (
      <Badge icon="octagon" tone="bad" isBare={isBare}>
        {t('scan.infected')}
      </Badge>
    );
  if (row.scan === 'waiting')
    return (
      <Badge icon="clock" tone="warn" isBare={isBare}>
        {t('scan.waiting')}
      </Badge>
    );
  return null;
}

/** The result of the scan as a line of the properties of the file. */
export function ScanFact({ document }: { document: DocumentRow }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { scan, scanProblem, scanSignature, scannedAt } = document;
  if (scan === '') return null;
  const facts = { signature: scanSignature, date: format.dateTime(scannedAt) };
  const why = scanProblem === '' ? '' : t(`scan.problem.${scanProblem}`);
  const looks = {
    clean: { icon: 'check', ink: 'text-ok-ink', text: t('scan.clean-on', facts) },
    waiting: { icon: 'clock', ink: 'text-warn-ink', text: [t('scan.waiting-long'), why].filter(Boolean).join(' ') },
    infected: { icon: 'octagon', ink: 'text-bad-ink', text: t('scan.infected-on', facts) },
  } as const;
  const { icon, ink, text } = looks[scan];
  return (
    <li className="flex gap-2">
      <Icon name={icon} className={`mt-0.5 flex-none ${ink}`} />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </li>
  );
}

/** In the place of a file in which malware was found. */
export function Quarantined({ document }: { document: DocumentRow }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const facts = { signature: document.scanSignature, date: format.dateTime(document.scannedAt) };
  return (
    <div className="h-full bg-canvas px-6 pt-6">
      <h2 className="flex items-start gap-2 text-16 font-semibold">
        <Icon name="octagon" className="mt-0.5 flex-none text-bad-ink" />
        {t('scan.closed')}
      </h2>
      <p className="mt-2 max-w-[560px] text-13 [overflow-wrap:anywhere] text-ink-2">{t('scan.closed-body', facts)}</p>
      <p className="mt-2 max-w-[560px] text-13 text-ink-2">
        {t(document.origin === 'vault' ? 'scan.closed-next' : 'scan.closed-own')}
      </p>
    </div>
  );
}
