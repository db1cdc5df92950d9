import { checks, requiredChecks } from '@dossier/domain/checks';
import { completeClientSchema } from '@dossier/domain/contracts/draft-values';
import { euCountries } from '@dossier/domain/countries';
import { maxDocumentNumber, maxPersonName } from '@dossier/domain/limits';
import { newOnboardingTexts } from '@dossier/domain/new-onboarding';
import type { OnboardingType } from '@dossier/domain/onboarding';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Segments } from '#ui/segments.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Company, CompanyCard } from './company-card.tsx';
import { CompanyForm } from './company-form.tsx';
import { CompanySearch } from './company-search.tsx';
import { faultsOf, useFaultText } from './faults.ts';
import { Frame } from './frame.tsx';
import type { Draft, DraftValues } from './use-draft.ts';

interface StepClientProps {
  draft: Draft;
  vaultUpdatedAt: string;
  cancelHref: string;
  onSaveLater: () => void;
  onNext: () => void;
}

type Person = Extract<NonNullable<DraftValues['client']>, { kind: 'individual' }>;
const emptyPerson: Person = { kind: 'individual', firstName: '', lastName: '', documentNumber: '', country: '' };

/** All fields of a type, except the source of funds, which has its own question. */
const usualScope = (type: OnboardingType) => requiredChecks(checks, type).filter((check) => check !== 'funds');

/** Step 1: the client. */
export function StepClient({ draft, vaultUpdatedAt, cancelHref, onSaveLater, onNext }: StepClientProps) {
  const { t } = useTranslation('new-onboarding');
  const textOf = useFaultText();
  const { values, change } = draft;
  const client = values.client ?? undefined;
  const type = client?.kind ?? values.type ?? 'business';
  const [vault, setVault] = useState(vaultUpdatedAt);
  const [typed, setTyped] = useState<Partial<Company>>();
  const [clearFor, setClearFor] = useState<OnboardingType>();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);

  const isEmpty = !client || (client.kind === 'individual' && person(client).every((text) => text === ''));
  const choose = (company: Company, updatedAt: string) => {
    const scope = values.scope ?? usualScope('business');
    change({ type: 'business', client: { kind: 'business', company }, scope });
    setVault(updatedAt);
    setTyped(undefined);
    setFaults({});
  };
  const switchTo = (next: OnboardingType) => {
    if (next === type) return;
    if (!isEmpty) setClearFor(next);
    else clear(next);
  };
  const clear = (next: OnboardingType) => {
    change({ type: next, client: null, contact: '', scope: usualScope(next) });
    setVault('');
    setTyped(undefined);
    setFaults({});
    setClearFor(undefined);
  };
  const goOn = () => {
    const found = clientFaults(client, type);
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) onNext();
  };
  return (
    <Frame
      step="1"
      draft={draft}
      aside={{
        title: t(isEmpty ? 'aside.need' : 'aside.next'),
        lines: isEmpty
          ? [
              { icon: 'building', text: t('aside.need-name') },
              { icon: 'mail', text: t('aside.need-email') },
              { icon: 'calendar', text: t('aside.need-date') },
            ]
          : [
              { icon: 'user', text: t('aside.next-contact') },
              { icon: 'note', text: t('aside.next-describe') },
              { icon: 'calendar', text: t('aside.next-deadline') },
            ],
      }}
      start={
        <LinkButton variant="ghost" href={cancelHref} size="lg" className="-ml-4">
          {t('cancel')}
        </LinkButton>
      }
      end={
        <>
          <Button size="lg" onPress={onSaveLater} isDisabled={isEmpty}>
            {t('save-draft')}
          </Button>
          <Button size="lg" variant="primary" trailingIcon="arrow-right" onPress={goOn}>
            {t('continue')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-7">
        <ErrorSummary
          errors={Object.entries(faults).map(([field, key]) => ({ field, message: textOf(key) ?? '' }))}
          attempt={attempt}
        />
        <div>
          <p className="mb-1.5 text-13 font-medium">{t('who')}</p>
          <Segments
            label={t('who')}
            value={type}
            onChange={switchTo}
            options={[
              { id: 'business', label: t('business'), icon: 'building' },
              { id: 'individual', label: t('person.type'), icon: 'user' },
            ]}
          />
        </div>
        {type === 'business' && typed && (
          <CompanyForm start={typed} onDone={(company) => choose(company, '')} onBack={() => setTyped(undefined)} />
        )}
        {type === 'business' && !typed && client?.kind === 'business' && (
          <CompanyCard
            company={client.company}
            vaultUpdatedAt={vault || vaultUpdatedAt}
            onClear={() => setClearFor('business')}
            onEdit={() => setTyped(client.company)}
          />
        )}
        {type === 'business' && !typed && client?.kind !== 'business' && (
          <CompanySearch
            error={textOf(faults['client'])}
            onChoose={({ key: _key, near: _near, vaultUpdatedAt: updatedAt, ...company }) => choose(company, updatedAt)}
            onTyped={(name, country) => setTyped({ name, country })}
          />
        )}
        {type === 'individual' && (
          <PersonFields
            person={client?.kind === 'individual' ? client : emptyPerson}
            faults={faults}
            onChange={(next) => change({ type, client: next, scope: values.scope ?? usualScope(type) })}
            onClear={isEmpty ? undefined : () => setClearFor('individual')}
          />
        )}
        <RadioGroup
          label={t('representative.label')}
          hint={t('representative.hint')}
          look="cards"
          columns={2}
          value={values.hasRepresentative ? 'yes' : 'no'}
          onChange={(answer) => change({ hasRepresentative: answer === 'yes' })}
          options={[
            { id: 'no', label: t('representative.no'), hint: t(`representative.no-hint-${type}`) },
            { id: 'yes', label: t('representative.yes'), hint: t('representative.yes-hint') },
          ]}
        />
      </div>
      <Confirm
        isOpen={clearFor !== undefined}
        onCancel={() => setClearFor(undefined)}
        onConfirm={() => clearFor && clear(clearFor)}
        title={t('clear.title')}
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.keep')}
      >
        {t('clear.body')}
      </Confirm>
    </Frame>
  );
}

const person = ({ firstName, lastName, documentNumber, country }: Person) => [
  firstName,
  lastName,
  documentNumber,
  country,
];

function clientFaults(client: DraftValues['client'], type: OnboardingType): Record<string, string> {
  if (type === 'individual') return faultsOf(completeClientSchema, client ?? emptyPerson);
  const [fault] =
    client?.kind === 'business' ? Object.values(faultsOf(completeClientSchema, client)) : [newOnboardingTexts.business];
  return fault === undefined ? {} : { client: fault };
}

interface PersonFieldsProps {
  person: Person;
  faults: Record<string, string>;
  onChange: (person: Person) => void;
  onClear: (() => void) | undefined;
}

function PersonFields({ person: who, faults, onChange, onClear }: PersonFieldsProps) {
  const { t } = useTranslation('new-onboarding');
  const format = useFormat();
  const textOf = useFaultText();
  const field = (name: 'firstName' | 'lastName' | 'documentNumber') => ({
    name,
    maxLength: name === 'documentNumber' ? maxDocumentNumber : maxPersonName,
    value: who[name],
    onChange: (text: string) => onChange({ ...who, [name]: text }),
    error: textOf(faults[name]),
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={t('person.first-name')} {...field('firstName')} />
        <TextField label={t('person.last-name')} {...field('lastName')} />
        <TextField label={t('person.document-number')} hint={t('person.document-hint')} {...field('documentNumber')} />
        <Select
          label={t('person.country')}
          hint={t('person.country-hint')}
          name="country"
          options={euCountries.map((id) => ({ id: id as string, label: format.country(id) }))}
          value={who.country}
          onChange={(country) => onChange({ ...who, country })}
          error={textOf(faults['country'])}
        />
      </div>
      {onClear && (
        <div>
          <Button icon="x" onPress={onClear}>
            {t('clear.button')}
          </Button>
        </div>
      )}
    </div>
  );
}
