import { subscriptionCadences, subscriptionLevels } from '@dossier/domain/screening';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '#ui/combo-box.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Segments } from '#ui/segments.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Subscription, Subscriptions } from './subscription-filters.ts';

export interface SubscriptionValues extends Pick<Subscription, 'level' | 'cadence'> {
  /** Ids of colleagues. */
  readonly recipients: readonly string[];
}

interface FieldsProps {
  values: SubscriptionValues;
  onChange: (change: Partial<SubscriptionValues>) => void;
  colleagues: Subscriptions['colleagues'];
  /** Somebody tried to save: what is missing is said. */
  isTried: boolean;
  /** A level that is there already stays to be chosen. */
  kept?: Subscription['level'];
}

/** How deep, how often, and who is told. */
export function SubscriptionFields({ values, onChange, colleagues, isTried, kept }: FieldsProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <>
      <RadioGroup
        label={t('form.level')}
        look="cards"
        options={subscriptionLevels.map((id) => {
          const isSoon = id !== 'screening' && id !== kept;
          return {
            id,
            label: (
              <span className="flex items-center gap-2">
                {t(`levels.${id}`)} {id !== 'screening' && <Tag>{t('soon')}</Tag>}
              </span>
            ),
            hint: t(`level-hints.${id}`),
            isDisabled: isSoon,
          };
        })}
        value={values.level}
        onChange={(level) => onChange({ level })}
      />
      <div>
        <p className="mb-1.5 text-13 font-medium">{t('form.cadence')}</p>
        <Segments
          label={t('form.cadence')}
          options={subscriptionCadences.map((id) => ({ id, label: t(`cadences.${id}`) }))}
          value={values.cadence}
          onChange={(cadence) => onChange({ cadence })}
        />
      </div>
      <Recipients
        chosen={values.recipients}
        onChange={(recipients) => onChange({ recipients })}
        colleagues={colleagues}
        error={isTried && values.recipients.length === 0 ? t('form.recipients-missing') : undefined}
      />
    </>
  );
}

interface RecipientsProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  colleagues: Subscriptions['colleagues'];
  error: string | undefined;
}

/** Who is told, as names that can be taken away, and a field that adds one. */
function Recipients({ chosen, onChange, colleagues, error }: RecipientsProps) {
  const { t } = useTranslation('subscriptions');
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase();
  const others = colleagues
    .filter(({ id }) => !chosen.includes(id))
    .filter(({ name, email }) => `${name} ${email}`.toLocaleLowerCase().includes(wanted));
  return (
    <div>
      <ComboBox
        label={t('form.recipients')}
        hint={t('form.recipients-hint')}
        placeholder={t('form.add')}
        options={others.map(({ id, name, email }) => ({ id, label: name, detail: email, icon: 'user' }))}
        text={text}
        onText={setText}
        value=""
        onChange={(id) => {
          onChange([...chosen, id]);
          setText('');
        }}
        nothingLabel={t('form.nobody-else')}
        error={error}
      />
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {chosen.map((id) => {
            const name = colleagues.find((one) => one.id === id)?.name ?? id;
            return (
              <li key={id} className="flex items-center rounded-sm border border-line-strong pl-2 text-13">
                {name}
                <IconButton
                  icon="x"
                  size="sm"
                  label={t('form.remove', { name })}
                  onPress={() => onChange(chosen.filter((one) => one !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
