import type { SelectedAction } from '@dossier/domain/contracts/workflows/change-selected';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeSelected } from '#list-views/use-change-selected.ts';
import type { Selection } from '#list-views/use-selection.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import type { IconName } from '#ui/icon.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';

type Action = Exclude<SelectedAction, 'assign'>;

/** Mails leave with these, so they are asked for first; archiving can be undone. */
const actions: readonly { readonly name: Action; readonly icon: IconName; readonly isMailed: boolean }[] = [
  { name: 'send', icon: 'send', isMailed: true },
  { name: 'remind', icon: 'mail', isMailed: true },
  { name: 'archive', icon: 'archive', isMailed: false },
];

interface ChangeClientsProps {
  selection: Selection;
  state: ChangeSelected;
}

/** What an institution does with selected onboardings: each action for those of them that have it. */
export function ChangeClients({ selection, state }: ChangeClientsProps) {
  const { t } = useTranslation('onboardings');
  const [asking, setAsking] = useState<Action>();
  const { isPending, change } = state;
  const idsOf = (name: Action) => selection.having(name);
  const run = async (name: Action) => {
    const requests = idsOf(name);
    const done = (count: number) => t(`selected.${name}.done`, { count });
    await change({ action: name, requests, done, onDone: (changed) => selection.remove(changed) });
    setAsking(undefined);
    focusWhenLost(() => document.querySelector<HTMLElement>('[role=toolbar] button, [role=grid]'));
  };
  return (
    <>
      {actions.map(({ name, icon, isMailed }) => {
        const count = idsOf(name).length;
        if (count === 0) return null;
        const isPart = count < selection.ids.length;
        return (
          <Button
            key={name}
            icon={icon}
            isPending={isPending && asking === undefined}
            onPress={() => (isMailed ? setAsking(name) : void run(name))}
          >
            {isPart ? t(`selected.${name}.some`, { count }) : t(`selected.${name}.do`)}
          </Button>
        );
      })}
      {asking !== undefined && asking !== 'archive' && (
        <Confirm
          isOpen
          tone="primary"
          title={t(`selected.${asking}.title`, { count: idsOf(asking).length })}
          confirmLabel={t(`selected.${asking}.confirm`, { count: idsOf(asking).length })}
          cancelLabel={t('selected.cancel')}
          onCancel={() => setAsking(undefined)}
          onConfirm={() => void run(asking)}
          isPending={isPending}
        >
          <p>{t(`selected.${asking}.body`)}</p>
        </Confirm>
      )}
    </>
  );
}
