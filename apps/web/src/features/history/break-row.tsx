import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { toneClass } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextButton } from '#ui/text-button.tsx';
import type { HistoryBreak } from './place-breaks.ts';

interface BreakRowProps {
  found: HistoryBreak;
  /** Opens the explanation. */
  onExplain: () => void;
}

/** A place at which the history is not as it was written. */
export function BreakRow({ found, onExplain }: BreakRowProps) {
  const { t } = useTranslation('history');
  const sentence = useBreakText();
  const { name: portal } = usePortal();
  return (
    <li className="group flex gap-3 text-13">
      <span className="w-12 flex-none" />
      <span className={`flex flex-none flex-col items-center ${toneClass.bad}`}>
        <span className="grid size-7 place-items-center rounded-full border border-bad-solid bg-surface">
          <Icon name="octagon" className="text-(--b-ink)" />
        </span>
        <span className="w-px flex-1 bg-line-strong group-last:hidden" />
      </span>
      <div className="min-w-0 flex-1 pb-5">
        <p className="rounded-md border border-bad-solid px-3 py-1 font-medium text-bad-ink">
          {sentence(found)}{' '}
          {portal === 'intern' && (
            <TextButton onPress={onExplain} className="text-bad-ink!">
              {t('check.what-to-do')}
            </TextButton>
          )}
        </p>
      </div>
    </li>
  );
}

function useBreakText(): (found: HistoryBreak) => string {
  const { t } = useTranslation('history');
  const format = useFormat();
  return ({ kind, number, to }) => {
    const numbers = { number: format.number(number), to: format.number(to) };
    if (kind === 'missing') return t(number === to ? 'check.break.missing' : 'check.break.missing-range', numbers);
    return t(`check.break.${kind}`, numbers);
  };
}
