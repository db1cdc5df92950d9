import { checks, requiredChecks, scopeWithFunds } from '@dossier/domain/checks';
import { clientInputSchema, completeClientSchema } from '@dossier/domain/contracts/shared/draft-values';
import type { RegisterKey } from '@dossier/domain/contracts/shared/register-answer';
import { euCountries } from '@dossier/domain/countries';
import { newOnboardingTexts } from '@dossier/domain/new-onboarding';
import type { OnboardingType } from '@dossier/domain/onboarding';
import { type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#i18n/use-form-check.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { CountryField } from '#ui/country-field.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Segments } from '#ui/segments.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { WizardNotesProps } from '#ui/wizard-page.tsx';
import { type Company, CompanyCard } from './company-card.tsx';
import { CompanyForm, type CompanyFormHandle } from './company-form.tsx';
import { CompanySearch } from './company-search.tsx';
import { type Faults, faultsOf } from './faults.ts';
import { Frame, NextButton } from './frame.tsx';
import { RegisterProblem } from './register-problem.tsx';
import type { Draft, DraftValues } from './use-draft.ts';

interface StepClientProps {
  draft: Draft;
  cancelHref: string;
  onSaveLater: () => void;
  onNext: () => void;
}

type Person = Extract<NonNullable<DraftValues['client']>, { kind: 'individual' }>;
const emptyPerson: Person = { kind: 'individual', firstName: '', lastName: '', documentNumber: '', country: '' };

/** All checks of a type; that of the source of funds if it is requested. */
const defaultScope = (type: OnboardingType, sourceOfFunds = false) =>
  scopeWithFunds(requiredChecks(checks, type), sourceOfFunds);

/** The search of a company, or the first name of a person. */
const fieldsOfClient = 'input[role=combobox],input[name=firstName]';

/** The choice of the client: from the register, entered by hand, or a natural person; changes clear it after a question. */
function useClientChoice({ values, change }: Draft, place: RefObject<HTMLDivElement | null>) {
  const client = values.client ?? undefined;
  const type = client?.kind ?? values.type ?? 'business';
  const [typed, setTyped] = useState<Partial<Company>>();
  const [clearFor, setClearFor] = useState<OnboardingType>();
  const [faults, setFaults] = useState<Faults>({});
  const isEmpty = !client || (client.kind === 'individual' && textsOf(client).every((text) => text === ''));
  const clear = (next: OnboardingType) => {
    change({ type: next, client: null, contact: '', scope: defaultScope(next, values.sourceOfFunds) });
    setTyped(undefined);
    setFaults({});
    setClearFor(undefined);
    focusWhenLost(() => place.current?.querySelector<HTMLElement>(fieldsOfClient));
  };
  return {
    client,
    type,
    isEmpty,
    typed,
    isTyping: type === 'business' && typed !== undefined,
    setTyped,
    clearFor,
    setClearFor,
    faults,
    setFaults,
    clear,
    choose: (company: Company, register?: RegisterKey) => {
      change({
        type: 'business',
        client: { kind: 'business', company, ...(register ? { register } : {}) },
        scope: values.scope ?? defaultScope('business', values.sourceOfFunds),
      });
      setTyped(undefined);
      setFaults({});
      // The search gives way to the card.
      focusWhenLost(() => place.current?.querySelector<HTMLElement>('section'));
    },
    choosePerson: (person: Person) =>
      change({
        type: 'individual',
        client: person,
        scope: values.scope ?? defaultScope('individual', values.sourceOfFunds),
      }),
    switchTo: (next: OnboardingType) => {
      if (next === type) return;
      if (isEmpty) clear(next);
      else setClearFor(next);
    },
  };
}

type ClientChoice = ReturnType<typeof useClientChoice>;

/** Step 1: who the client is. */
export function StepClient({ draft, cancelHref, onSaveLater, onNext }: StepClientProps) {
  const { t } = useTranslation('new-onboarding');
  const textOf = useFieldErrorText();
  const place = useRef<HTMLDivElement>(null);
  const choice = useClientChoice(draft, place);
  const { type, isEmpty, faults, clearFor } = choice;
  const aside = useAside(isEmpty);
  useStartInSearch(place, draft.id === undefined && isEmpty);
  const [attempt, setAttempt] = useState(0);
  const typedForm = useRef<CompanyFormHandle>(null);
  const goOn = () => {
    // What is typed counts without pressing "Use this company" first.
    if (choice.isTyping) {
      if (typedForm.current?.finish()) onNext();
      return;
    }
    const found = clientFaults(choice.client, type);
    choice.setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) onNext();
  };
  return (
    <Frame
      step="1"
      draft={draft}
      aside={aside}
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
          <NextButton onPress={goOn}>{t('continue')}</NextButton>
        </>
      }
      onNext={goOn}
    >
      <div ref={place} className="flex flex-col gap-7">
        <ErrorSummary
          errors={Object.entries(faults).map(([field, fault]) => ({ field, message: textOf(fault) ?? '' }))}
          attempt={attempt}
        />
        <div>
          <p className="mb-1.5 text-13 font-medium">{t('who')}</p>
          <Segments
            label={t('who')}
            value={type}
            onChange={choice.switchTo}
            options={[
              { id: 'business', label: t('business'), icon: 'building' },
              { id: 'individual', label: t('person.type'), icon: 'user' },
            ]}
          />
        </div>
        <ClientFields choice={choice} draft={draft} typedForm={typedForm} />
        <Representative draft={draft} type={type} />
      </div>
      <Confirm
        isOpen={clearFor !== undefined}
        onCancel={() => choice.setClearFor(undefined)}
        onConfirm={() => clearFor && choice.clear(clearFor)}
        title={t('clear.title')}
        confirmLabel={t('clear.confirm')}
        cancelLabel={t('clear.keep')}
      >
        {t('clear.body')}
      </Confirm>
    </Frame>
  );
}

/** A new onboarding starts in the search for the company. Where there is no keyboard, a field would open one. */
function useStartInSearch(place: RefObject<HTMLDivElement | null>, isNew: boolean): void {
  const [starts] = useState(() => isNew && matchMedia('(pointer: fine)').matches);
  // Before the page looks for what has the focus.
  useLayoutEffect(() => {
    if (starts) place.current?.querySelector<HTMLElement>(fieldsOfClient)?.focus({ preventScroll: true });
  }, [starts, place]);
}

function useAside(isEmpty: boolean): WizardNotesProps {
  const { t } = useTranslation('new-onboarding');
  if (isEmpty)
    return {
      title: t('aside.need'),
      lines: [
        { icon: 'building', text: t('aside.need-name') },
        { icon: 'mail', text: t('aside.need-email') },
        { icon: 'calendar', text: t('aside.need-date') },
      ],
    };
  return {
    title: t('aside.next'),
    lines: [
      { icon: 'user', text: t('aside.next-contact') },
      { icon: 'note', text: t('aside.next-describe') },
      { icon: 'calendar', text: t('aside.next-deadline') },
    ],
  };
}

interface ClientFieldsProps {
  choice: ClientChoice;
  draft: Draft;
  typedForm: Ref<CompanyFormHandle>;
}

function ClientFields({ choice, draft, typedForm }: ClientFieldsProps) {
  const textOf = useFieldErrorText();
  const { client, type, typed, setTyped, choose, faults } = choice;
  if (type === 'individual')
    return (
      <PersonFields
        person={client?.kind === 'individual' ? client : emptyPerson}
        faults={faults}
        onChange={choice.choosePerson}
        onClear={choice.isEmpty ? undefined : () => choice.setClearFor('individual')}
      />
    );
  if (typed)
    return (
      <CompanyForm
        ref={typedForm}
        start={typed}
        onDone={(company) => choose(company)}
        onBack={() => setTyped(undefined)}
      />
    );
  if (client?.kind === 'business')
    return (
      <>
        <RegisterProblem draft={draft} onTyped={() => setTyped({ ...client.company, source: 'manual' })} />
        <CompanyCard
          company={client.company}
          onClear={() => choice.setClearFor('business')}
          onEdit={() => setTyped(client.company)}
        />
      </>
    );
  return (
    <CompanySearch
      error={textOf(faults['client'])}
      onChoose={({ key: id, provider, near: _near, ...company }) => choose(company, { provider, id })}
      onTyped={(name, country) => setTyped({ name, country })}
    />
  );
}

function Representative({ draft: { values, change }, type }: { draft: Draft; type: OnboardingType }) {
  const { t } = useTranslation('new-onboarding');
  return (
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
  );
}

const textsOf = ({ firstName, lastName, documentNumber, country }: Person) => [
  firstName,
  lastName,
  documentNumber,
  country,
];

const businessMissing = { code: 'validation_missing', message: '', key: newOnboardingTexts.business };

function clientFaults(client: DraftValues['client'], type: OnboardingType): Faults {
  if (type === 'individual') return faultsOf(completeClientSchema, client ?? emptyPerson);
  const [fault] =
    client?.kind === 'business' ? Object.values(faultsOf(completeClientSchema, client)) : [businessMissing];
  return fault === undefined ? {} : { client: fault };
}

interface PersonFieldsProps {
  person: Person;
  faults: Faults;
  onChange: (person: Person) => void;
  onClear: (() => void) | undefined;
}

function PersonFields({ person, faults, onChange, onClear }: PersonFieldsProps) {
  const { t } = useTranslation('new-onboarding');
  const textOf = useFieldErrorText();
  const invalid = faultsOf(clientInputSchema, person);
  const field = (name: 'firstName' | 'lastName' | 'documentNumber') => ({
    name,
    value: person[name],
    onChange: (text: string) => onChange({ ...person, [name]: text }),
    error: textOf(invalid[name] ?? faults[name]),
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label={t('person.first-name')} {...field('firstName')} />
        <TextField label={t('person.last-name')} {...field('lastName')} />
        <TextField label={t('person.document-number')} hint={t('person.document-hint')} {...field('documentNumber')} />
        <CountryField
          label={t('person.country')}
          hint={t('person.country-hint')}
          name="country"
          codes={euCountries}
          value={person.country}
          onChange={(country) => onChange({ ...person, country })}
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
