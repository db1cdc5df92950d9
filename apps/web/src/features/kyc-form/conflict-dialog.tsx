import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useAnswerTexts } from './answer-texts.ts';
import { useForm } from './form-context.ts';
import type { SectionConflict } from './form-store.ts';

/** Conflicting changes: shows both versions, and the person selects per answer. */
export function ConflictDialog() {
  const { state } = useForm();
  const { conflict } = state;
  return conflict ? <Choice key={`${conflict.section} ${conflict.revision}`} conflict={conflict} /> : null;
}

function Choice({ conflict }: { conflict: SectionConflict }) {
  const { t } = useTranslation('kyc-form');
  const { store } = useForm();
  const words = useAnswerTexts();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, side: 'mine' | 'theirs') => {
    const next = new Set(theirs);
    if (side === 'theirs') next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => {}}
      isDismissable={false}
      role="alertdialog"
      title={t('conflict.title')}
      footer={
        <PlainButton variant="primary" onPress={() => void store.settle(theirs)}>
          {t('conflict.save')}
        </PlainButton>
      }
    >
      <p>{t('conflict.lead', { section: t(`sections.${conflict.section}`) })}</p>
      <div className="mt-4 flex flex-col gap-5 text-ink">
        {conflict.conflicts.map(({ path, mine, theirs: other }) => (
          <RadioGroup
            key={path}
            look="cards"
            label={words.field(conflict.section, path)}
            value={theirs.has(path) ? 'theirs' : 'mine'}
            onChange={(side) => choose(path, side)}
            options={[
              { id: 'mine', label: words.value(mine), hint: t('conflict.mine') },
              { id: 'theirs', label: words.value(other), hint: t('conflict.theirs') },
            ]}
          />
        ))}
      </div>
    </Dialog>
  );
}
