import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';

type Line = ViewAnswer<'client-imports'>['items'][number];

const icons = {
  draft: 'file',
  waiting: 'hourglass',
  running: 'hourglass',
  stopped: 'pause',
  done: 'check-circle',
  undone: 'undo',
} as const;

interface EarlierImportsProps {
  items: readonly Line[];
  /** The import of this page, which is not listed. */
  open: string | undefined;
}

/** The institution's other imports, as links. */
export function EarlierImports({ items, open }: EarlierImportsProps) {
  const { t } = useTranslation('client-import');
  const { links } = usePortal();
  const shown = items.filter(({ id }) => id !== open);
  if (shown.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-3 font-semibold">{t('earlier.title')}</h2>
      <ul className="flex flex-col gap-2.5 text-ink-2">
        {shown.map((line) => (
          <li key={line.id} className="flex gap-2.5">
            <Icon name={icons[line.state]} className="mt-0.5" />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <EarlierLine line={line} href={links.clientImport?.(line.id) ?? ''} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function EarlierLine({ line, href }: { line: Line; href: string }) {
  const { t } = useTranslation('client-import');
  const format = useFormat();
  const { state, number, fileName, confirmedAt, createdCount } = line;
  if (state === 'draft') return <TextLink href={href}>{t('earlier.draft', { name: fileName })}</TextLink>;
  const clients = t('earlier.clients', { count: createdCount });
  return (
    <>
      <TextLink href={href}>{number}</TextLink>
      {', '}
      {state === 'done' && t('earlier.line', { day: format.date(confirmedAt), clients })}
      {state === 'undone' && t('earlier.undone', { name: fileName })}
      {state === 'stopped' && t('earlier.stopped', { name: fileName })}
      {(state === 'waiting' || state === 'running') && t('earlier.running', { name: fileName })}
    </>
  );
}
