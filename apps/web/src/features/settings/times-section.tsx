import { maxReminders } from '@dossier/domain/reminders';
import { dueStepsOf } from '@dossier/domain/turns';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { SaveBar, SettingsBlock } from './block.tsx';
import { DaysField } from './days-field.tsx';
import { type Organisation, useOrganisation } from './use-organisation.ts';

type Policy = NonNullable<Organisation['reminders']>;

/** When clients are reminded, and how long each step of the own staff may take. */
export function TimesSection({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('settings');
  const form = useOrganisation(organisation, ['reminders', 'dueTargets']);
  const { values, change } = form;
  const isReadOnly = !organisation.maySetTimes;
  const policy = values.reminders;
  const targets = values.dueTargets ?? {};
  return (
    <>
      {isReadOnly && organisation.mayManage && <p className="mb-4 text-13 text-ink-2">{t('times.of-institution')}</p>}
      {policy && (
        <>
          <SettingsBlock title={t('times.reminders.title')} lead={t('times.reminders.lead')}>
            <Reminders policy={policy} form={form} isReadOnly={isReadOnly} />
          </SettingsBlock>
          <SettingsBlock title={t('times.warnings.title')} lead={t('times.warnings.lead')}>
            <Warnings policy={policy} form={form} isReadOnly={isReadOnly} />
          </SettingsBlock>
        </>
      )}
      <SettingsBlock title={t('times.due.title')} lead={t('times.due.lead')}>
        {dueStepsOf(organisation.id === '' ? 'desk' : 'institution').map((step) => (
          <DaysField
            key={step}
            label={t(`times.due.step.${step}`)}
            value={targets[step] ?? 0}
            onChange={(days) => change({ dueTargets: { ...targets, [step]: days } })}
            error={form.errorOf(`dueTargets.${step}`)}
            isReadOnly={isReadOnly}
          />
        ))}
        <p className="text-13 text-ink-2">{t('times.due.hint')}</p>
      </SettingsBlock>
      {!isReadOnly && <SaveBar form={form} />}
    </>
  );
}

interface PolicyProps {
  policy: Policy;
  form: ReturnType<typeof useOrganisation<'reminders' | 'dueTargets'>>;
  isReadOnly: boolean;
}

/** The gap of the reminder that is added. Unit: days. */
const nextGap = 7;

function Reminders({ policy, form, isReadOnly }: PolicyProps) {
  const { t } = useTranslation('settings');
  const set = (changes: Partial<Policy>) => form.change({ reminders: { ...policy, ...changes } });
  const { days, isOn } = policy;
  const order = form.errorOf('reminders.days');
  return (
    <>
      <Switch isSelected={isOn} onChange={(on) => set({ isOn: on })} isDisabled={isReadOnly}>
        {t('times.reminders.on')}
      </Switch>
      {isOn && (
        <>
          {days.map((day, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a reminder is known by its place
            <div key={at} className="flex items-start gap-2">
              <DaysField
                label={t('times.reminders.day', { number: at + 1 })}
                value={day}
                onChange={(typed) => set({ days: days.map((one, place) => (place === at ? typed : one)) })}
                error={form.errorOf(`reminders.days.${at}`)}
                isReadOnly={isReadOnly}
              />
              {!isReadOnly && days.length > 1 && (
                <IconButton
                  icon="trash"
                  label={t('times.reminders.remove', { number: at + 1 })}
                  className="mt-6"
                  onPress={() => set({ days: days.filter((_, place) => place !== at) })}
                />
              )}
            </div>
          ))}
          {order && (
            <p role="alert" className="text-13 text-bad-ink">
              {order}
            </p>
          )}
          {!isReadOnly && days.length < maxReminders && (
            <Button
              icon="plus"
              className="self-start"
              onPress={() => set({ days: [...days, (days.at(-1) ?? 0) + nextGap] })}
            >
              {t('times.reminders.add')}
            </Button>
          )}
        </>
      )}
      <p className="text-13 text-ink-2">{t('times.reminders.hint')}</p>
    </>
  );
}

function Warnings({ policy, form, isReadOnly }: PolicyProps) {
  const { t } = useTranslation('settings');
  const set = (changes: Partial<Policy>) => form.change({ reminders: { ...policy, ...changes } });
  return (
    <>
      <DaysField
        label={t('times.warnings.days')}
        value={policy.warnDays}
        onChange={(warnDays) => set({ warnDays })}
        error={form.errorOf('reminders.warnDays')}
        isReadOnly={isReadOnly}
      />
      <Switch
        isSelected={policy.warnsClient}
        onChange={(warnsClient) => set({ warnsClient })}
        isDisabled={isReadOnly || policy.warnDays === 0}
      >
        {t('times.warnings.client')}
      </Switch>
      <Switch
        isSelected={policy.warnsOwner}
        onChange={(warnsOwner) => set({ warnsOwner })}
        isDisabled={isReadOnly || policy.warnDays === 0}
      >
        {t('times.warnings.owner')}
      </Switch>
    </>
  );
}
