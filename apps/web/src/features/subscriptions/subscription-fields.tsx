import { latestFirstRun } from '@dossier/domain/subscription-schedule';
import { subscriptionCadences, subscriptionLevels, subscriptionLevelsFor } from '@dossier/domain/subscriptions';
import { useTranslation } from 'react-i18next';
import { isoToday } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Segments } from '#ui/segments.tsx';
import type { Subscription, Subscriptions } from './subscription-filters.ts';

export interface SubscriptionValues extends Pick<Subscription, 'level' | 'cadence'> {
  /** ISO date or ''; absent where the first run is past. */
  readonly firstRun?: string;
  /** Ids of colleagues. */
  readonly recipients: readonly string[];
}

interface FieldsProps {
  values: SubscriptionValues;
  onChange: (change: Partial<SubscriptionValues>) => void;
  colleagues: Subscriptions['colleagues'];
  errorOf: (field: 'firstRun' | 'recipients') => string | undefined;
  /** Registers contain companies only. */
  isPerson: boolean;
}

/** Level, cadence and recipients. */
export function SubscriptionFields({ values, onChange, colleagues, errorOf, isPerson }: FieldsProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <>
      <RadioGroup
        label={t('form.level')}
        look="cards"
        options={subscriptionLevels.map((id) => {
          const isClosed = !subscriptionLevelsFor(isPerson ? 'individual' : 'business').includes(id);
          return {
            id,
            label: t(`levels.${id}`),
            hint: isClosed ? t('form.no-register') : t(`level-hints.${id}`),
            isDisabled: isClosed,
          };
        })}
        value={values.level}
        onChange={(level) => onChange({ level })}
      />
      <div className="grid gap-x-4 gap-y-6 md:grid-cols-2">
        <div>
          <p className="mb-1.5 text-13 font-medium">{t('form.cadence')}</p>
          <Segments
            label={t('form.cadence')}
            options={subscriptionCadences.map((id) => ({ id, label: t(`cadences.${id}`) }))}
            value={values.cadence}
            onChange={(cadence) => onChange({ cadence })}
          />
        </div>
        {values.firstRun !== undefined && (
          <DateField
            label={t('form.first-run')}
            value={values.firstRun}
            onChange={(firstRun) => onChange({ firstRun })}
            min={isoToday()}
            max={latestFirstRun(isoToday())}
            error={errorOf('firstRun')}
          />
        )}
      </div>
      <Recipients
        chosen={values.recipients}
        onChange={(recipients) => onChange({ recipients })}
        colleagues={colleagues}
        error={errorOf('recipients')}
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

/** The recipients, as removable names, and a menu that adds one. */
function Recipients({ chosen, onChange, colleagues, error }: RecipientsProps) {
  const { t } = useTranslation('subscriptions');
  const others = colleagues.filter(({ id }) => !chosen.includes(id));
  return (
    <fieldset>
      <legend className="text-13 font-medium">{t('form.recipients')}</legend>
      <p className="mb-2 text-13 text-ink-2">{t('form.recipients-hint')}</p>
      <div className="flex flex-wrap items-center gap-2">
        {chosen.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {chosen.map((id) => {
              const name = colleagues.find((one) => one.id === id)?.name ?? id;
              return (
                <li key={id} className="flex items-center rounded-md border border-line-strong pl-2.5 text-13">
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
        {others.length > 0 && (
          <Menu
            label={t('form.add')}
            placement="bottom start"
            trigger={
              <Button size="sm" icon="user-plus">
                {t('form.add')}
              </Button>
            }
            entries={others.map(({ id, name }) => ({ id, label: name, onAction: () => onChange([...chosen, id]) }))}
          />
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 flex gap-1.5 text-13 font-medium text-bad-ink">
          <Icon name="octagon" className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
