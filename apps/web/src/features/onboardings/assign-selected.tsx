import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface AssignSelectedProps {
  interns: readonly { readonly id: string; readonly name: string }[];
  isPending: boolean;
  onToMe: () => void;
  onTo: (intern: string) => void;
}

/** Assigns the selected onboardings to the user, and by a lead to anybody of the desk. */
export function AssignSelected({ interns, isPending, onToMe, onTo }: AssignSelectedProps) {
  const { t } = useTranslation('onboardings');
  const isLead = useRole() === 'intern-lead';
  return (
    <>
      <Button icon="user" shortcut="A" onPress={onToMe} isPending={isPending}>
        {t('queue.to-me')}
      </Button>
      {isLead ? (
        <Menu
          label={t('queue.to')}
          placement="top start"
          trigger={<Button trailingIcon="down">{t('queue.to')}</Button>}
          entries={[
            ...interns.map(({ id, name }) => ({ id, label: name, onAction: () => onTo(id) })),
            { id: 'line', separator: true },
            { id: 'unassigned', label: t('queue.unassign'), onAction: () => onTo('') },
          ]}
        />
      ) : (
        <>
          <Tooltip text={t('queue.lead-only')}>
            <Button icon="lock" isDisabled>
              {t('queue.to')}
            </Button>
          </Tooltip>
          <span className="text-12 text-ink-2 md:sr-only">{t('queue.lead-only')}</span>
        </>
      )}
    </>
  );
}
