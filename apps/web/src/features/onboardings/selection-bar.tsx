import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface SelectionBarProps {
  count: number;
  interns: readonly { readonly id: string; readonly name: string }[];
  isPending: boolean;
  onToMe: () => void;
  onTo: (intern: string) => void;
  onClose: () => void;
}

/** Actions for the selected rows. Floats over the list and takes no focus by itself. */
export function SelectionBar({ count, interns, isPending, onToMe, onTo, onClose }: SelectionBarProps) {
  const { t } = useTranslation('onboardings');
  const isLead = useRole() === 'intern-lead';
  return (
    <div
      role="toolbar"
      aria-label={t('queue.selection')}
      data-floating=""
      className="absolute bottom-4 left-1/2 z-(--z-sticky) flex -translate-x-1/2 items-center gap-2 rounded-lg bg-raised px-3.5 py-2 text-13 shadow-float forced-colors:border"
    >
      <span role="status" className="border-r border-line pr-3 whitespace-nowrap">
        {t('queue.selected', { count })}
      </span>
      <Button icon="user" shortcut="A" onPress={onToMe} isPending={isPending}>
        {t('queue.to-me')}
      </Button>
      {isLead ? (
        <Menu
          label={t('queue.to')}
          trigger={<Button trailingIcon="down">{t('queue.to')}</Button>}
          entries={[
            ...interns.map(({ id, name }) => ({ id, label: name, onAction: () => onTo(id) })),
            { id: 'line', separator: true },
            { id: 'unassigned', label: t('queue.unassign'), onAction: () => onTo('') },
          ]}
        />
      ) : (
        <Tooltip text={t('queue.lead-only')}>
          <Button icon="lock" isDisabled>
            {t('queue.to')}
          </Button>
        </Tooltip>
      )}
      <IconButton icon="x" label={t('queue.clear')} variant="ghost" size="sm" onPress={onClose} />
    </div>
  );
}
