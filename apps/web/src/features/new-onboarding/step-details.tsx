import { alwaysRequiredChecks, type Check, checks, requiredChecks, scopeWithFunds } from '@dossier/domain/checks';
import { draftValuesSchema } from '@dossier/domain/contracts/shared/draft-values';
import { addDays } from '@dossier/domain/dates';
import { missingDetails, type SendDetails } from '@dossier/domain/new-onboarding';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday } from '#i18n/format.ts';
import { useFieldErrorText } from '#i18n/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ContactPicker } from './contact-picker.tsx';
import { faultsOf } from './faults.ts';
import { Frame, NextButton } from './frame.tsx';
import type { Draft, DraftValues } from './use-draft.ts';

interface StepDetailsProps {
  draft: Draft;
  backHref: string;
  onSaveLater: () => void;
  onNext: () => void;
}

const always: readonly Check[] = alwaysRequiredChecks;

type MessageOf = (field: keyof DraftValues) => string | undefined;

/** The messages of the step: what cannot be saved at once, what is missing for sending after the first attempt. */
function useMessages({ values }: Draft) {
  const { refusal } = useErrorText();
  const textOf = useFieldErrorText();
  const [attempt, setAttempt] = useState(0);
  const invalid = faultsOf(draftValuesSchema, values);
  const missing = missingDetails(values, isoToday());
  const messageOf: MessageOf = (field) => {
    const code = attempt > 0 ? missing[field as keyof SendDetails] : undefined;
    return textOf(invalid[field]) ?? (code && refusal(code));
  };
  const fields = [...new Set([...Object.keys(missing), ...Object.keys(invalid)])] as (keyof DraftValues)[];
  const errors = fields.flatMap((field) => {
    const message = attempt > 0 ? messageOf(field) : undefined;
    return message === undefined ? [] : [{ field, message }];
  });
  return { errors, attempt, messageOf, isComplete: fields.length === 0, attemptNow: () => setAttempt(attempt + 1) };
}

/** Step 2: contact, transaction, deadline and scope. */
export function StepDetails({ draft, backHref, onSaveLater, onNext }: StepDetailsProps) {
  const { t } = useTranslation(['new-onboarding', 'checks']);
  const { values, change } = draft;
  const { errors, attempt, messageOf, isComplete, attemptNow } = useMessages(draft);
  const goOn = () => {
    attemptNow();
    if (isComplete) onNext();
  };
  return (
    <Frame
      step="2"
      draft={draft}
      aside={{
        title: t('aside.sees'),
        lines: [
          { icon: 'note', text: t('aside.sees-description') },
          { icon: 'user', text: t('aside.sees-you') },
          { icon: 'lock', text: t('aside.sees-not') },
        ],
      }}
      start={
        <LinkButton size="lg" icon="arrow-left" href={backHref}>
          {t('back')}
        </LinkButton>
      }
      end={
        <>
          <Button size="lg" onPress={onSaveLater}>
            {t('save-draft')}
          </Button>
          <NextButton onPress={goOn}>{t('continue')}</NextButton>
        </>
      }
      onNext={goOn}
    >
      <div className="flex flex-col gap-7">
        <ErrorSummary errors={errors} attempt={attempt} />
        <AboutFields id={draft.id} values={values} change={change} messageOf={messageOf} />
        <Checkbox
          hint={t('details.funds-hint')}
          isSelected={values.sourceOfFunds ?? false}
          onChange={(sourceOfFunds) =>
            change({ sourceOfFunds, scope: scopeWithFunds(values.scope ?? [], sourceOfFunds) })
          }
        >
          <span className="font-medium">{t('details.funds')}</span>
        </Checkbox>
        <Scope values={values} change={change} messageOf={messageOf} />
        <TextArea
          label={t('details.remarks')}
          hint={t('details.remarks-hint')}
          optional
          name="remarks"
          rows={2}
          value={values.remarks ?? ''}
          onChange={(remarks) => change({ remarks })}
          error={messageOf('remarks')}
        />
      </div>
    </Frame>
  );
}

interface FieldsProps extends Pick<Draft, 'values' | 'change'> {
  messageOf: MessageOf;
}

/** Contact, reference, deadline and the two descriptions. */
function AboutFields({ id, values, change, messageOf }: FieldsProps & Pick<Draft, 'id'>) {
  const { t } = useTranslation('new-onboarding');
  const tomorrow = addDays(isoToday(), 1);
  const country = values.client?.kind === 'business' ? values.client.company.country : values.client?.country;
  return (
    <>
      <ContactPicker
        contact={values.contact ?? ''}
        onChange={(contact) => change({ contact })}
        label={t(values.hasRepresentative ? 'details.representative' : 'details.contact')}
        hint={t('details.contact-hint')}
        error={messageOf('contact')}
        phoneCountry={country || 'NL'}
        place={`${id}/${JSON.stringify(values.client)}`}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={t('details.reference')}
          hint={t('details.reference-hint')}
          name="reference"
          value={values.reference ?? ''}
          onChange={(reference) => change({ reference })}
          error={messageOf('reference')}
        />
        <DateField
          label={t('details.deadline')}
          hint={t('details.deadline-hint')}
          name="deadline"
          value={values.deadline ?? ''}
          onChange={(deadline) => change({ deadline })}
          min={tomorrow}
          error={messageOf('deadline')}
        />
      </div>
      <TextArea
        label={t('details.transaction')}
        hint={t('details.transaction-hint')}
        name="transactionDescription"
        rows={3}
        value={values.transactionDescription ?? ''}
        onChange={(transactionDescription) => change({ transactionDescription })}
        error={messageOf('transactionDescription')}
      />
      <TextArea
        label={t('details.description')}
        hint={t('details.description-hint')}
        optional
        name="description"
        rows={2}
        value={values.description ?? ''}
        onChange={(description) => change({ description })}
        error={messageOf('description')}
      />
    </>
  );
}

/** The scope: required checks, optional checks, and a note. The source of funds has its own question above it. */
function Scope({ values, change, messageOf }: FieldsProps) {
  const { t } = useTranslation(['new-onboarding', 'checks']);
  const type = values.client?.kind ?? values.type ?? 'business';
  const possible = requiredChecks(checks, type);
  const fixed = possible.filter((check) => always.includes(check));
  const optional = possible.filter((check) => !always.includes(check) && check !== 'funds');
  const scope = values.scope ?? [];
  const hint = t('details.scope-hint', { checks: fixed.map((check) => t(`checks:${check}`)).join(', ') });
  return (
    <>
      {optional.length === 0 ? (
        <div>
          <p className="text-13 font-medium">{t('details.scope')}</p>
          <p className="text-13 text-ink-2">{hint}</p>
        </div>
      ) : (
        <CheckboxGroup
          label={t('details.scope')}
          hint={hint}
          columns={2}
          options={optional.map((id) => ({ id, label: t(`checks:${id}`) }))}
          value={scope.filter((check) => optional.includes(check))}
          onChange={(chosen) => change({ scope: scopeWithFunds([...fixed, ...chosen], values.sourceOfFunds ?? false) })}
        />
      )}
      <TextField
        label={t('details.scope-note')}
        hint={t('details.scope-note-hint')}
        optional
        name="scopeNote"
        value={values.scopeNote ?? ''}
        onChange={(scopeNote) => change({ scopeNote })}
        error={messageOf('scopeNote')}
      />
    </>
  );
}
