import type { ReadFact } from '@dossier/domain/identity-reading';
import { useTranslation } from 'react-i18next';
import { rich } from '#i18n/rich.tsx';
import { Icon } from './icon.tsx';
import { useReadTexts } from './identity-reading-texts.ts';
import { RadioGroup } from './radio-group.tsx';

interface ReadDifferenceProps {
  fact: ReadFact;
  choice: 'read' | 'typed';
  onChoose: (choice: 'read' | 'typed') => void;
}

const bold = { b: (inner: string) => <strong>{inner}</strong> };

/** A value that differs from what was typed: the person says which is right. */
export function ReadDifference({ fact, choice, onChoose }: ReadDifferenceProps) {
  const { t } = useTranslation('identity-reading');
  const { termOf, shownOf } = useReadTexts();
  const [read, typed] = [shownOf(fact.field, fact.read), shownOf(fact.field, fact.typed)];
  const options = [
    { id: 'read', label: read, hint: t('as-read') },
    { id: 'typed', label: typed, hint: t('as-typed') },
  ] as const;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-warn-line bg-surface p-4">
      <p className="flex gap-2 font-semibold">
        <Icon name="alert" className="mt-1 text-warn-ink" />
        {termOf(fact.field)}
      </p>
      <p>
        {rich(t('typed-read', { skipInterpolation: true }), bold, { typed, read })}{' '}
        {t(fact.proof === 'fits' ? 'proven' : 'unproven')}
      </p>
      <RadioGroup
        look="cards"
        label={<span className="sr-only">{termOf(fact.field)}</span>}
        value={choice}
        onChange={onChoose}
        options={fact.proof === 'fits' ? options : options.toReversed()}
      />
    </div>
  );
}
