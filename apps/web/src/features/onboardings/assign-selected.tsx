import { useTranslation } from 'react-i18next';
import { useRole } from '#api/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface AssignSelectedProps {
  interns: readonly { readonly id: string; readonly name: string }[];
  onTo: (intern: string) => void;
}

/** Assigns the selected onboardings to the user. */
export function AssignToMe({ isPending, onToMe }: { isPending: boolean; onToMe: () => void }) {
  const { t } = useTranslation('onboardings');
  return (
    <Button icon="user" shortcut="A" onPress={onToMe} isPending={isPending}>
      {t('queue.to-me')}
    </Button>
  );
}

/** Assigns the selected onboardings to anybody of the desk, as a lead. */
export function AssignSelected({ interns, onTo }: AssignSelectedProps) {
  const { t } = useTranslation('onboardings');
  const isLead = useRole() === 'intern-lead';
  return (
    <>
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
