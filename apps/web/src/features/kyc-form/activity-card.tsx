import { formatSbi } from '@dossier/domain/sbi';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextButton } from '#ui/text-button.tsx';

interface ActivityCardProps {
  id: string;
  code: string;
  /** Empty while it is loading, and when it could not be loaded. */
  name: string;
  isLoading: boolean;
  source: 'register' | 'client';
  isMain: boolean;
  /** Of the former list, SBI 2008. */
  isFormer: boolean;
  /** Current activities that this one may be now. */
  successors: readonly { readonly code: string; readonly name: string }[];
  onMain: () => void;
  onRemove: () => void;
  onReplace: (code: string) => void;
}

/** An activity of the answers; for a code of the former list, the current ones to choose from. */
export function ActivityCard(props: ActivityCardProps) {
  const { id, code, name, isLoading, source, isMain, isFormer, successors, onMain, onRemove, onReplace } = props;
  const { t } = useTranslation('kyc-form');
  // A group of one activity is that activity: there is nothing to choose.
  const isChoice = successors.length > (isFormer ? 0 : 1);
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={name || code}
      className="rounded-lg border border-line-strong bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono text-14 text-ink-2">{formatSbi(code)}</span>
        {source === 'register' && (
          <span className="text-14 text-ink-2">
            <Icon name="shield-check" size={14} className="mr-1 inline" />
            {t('from-register')}
          </span>
        )}
        {isMain && (
          <Badge icon="check-circle" tone="ok">
            {t('activities.main')}
          </Badge>
        )}
      </div>
      {(name || isLoading) && <p className="font-semibold">{name || <Skeleton width="60%" />}</p>}
      {isChoice && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="text-14 text-ink-2">{t(isFormer ? 'activities.former' : 'activities.group')}</p>
          <ul className="mt-1 flex flex-col">
            {successors.map((one) => (
              <li key={one.code}>
                <TextButton className="inline-flex min-h-11 items-center text-14" onPress={() => onReplace(one.code)}>
                  {formatSbi(one.code)} {one.name}
                </TextButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-14">
        {!isMain && (
          <TextButton onPress={onMain} aria-label={[t('activities.make-main'), name].join(', ')}>
            {t('activities.make-main')}
          </TextButton>
        )}
        <TextButton onPress={onRemove} aria-label={t('remove-name', { name: name || code })}>
          {t('remove')}
        </TextButton>
      </p>
    </article>
  );
}
