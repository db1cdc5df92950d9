import { allCountries } from '@dossier/domain/countries';
import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { isPersonOpen } from '@dossier/domain/kyc-form/editable';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { peopleToIdentify, standInOf } from '@dossier/domain/kyc-form/people-to-identify';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import { displayName } from '@dossier/domain/subject';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Banner } from '#ui/banner.tsx';
import { DateParts } from '#ui/date-parts.tsx';
import { Empty } from '#ui/empty.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { CountryField } from './country-field.tsx';
import { personPage, useForm, useSection } from './form-context.ts';
import { FormFrame } from './form-frame.tsx';
import { linkOf, useStatusText } from './helper-links.ts';
import { LateDocumentSlot, LateIdentityFields } from './late-documents.ts';
import { NameFields } from './name-fields.tsx';
import { ReadOnlySection } from './section-frame.tsx';
import { TermHelp } from './term-help.tsx';

type Patch = Partial<Omit<PersonAnswers, 'id'>>;

export function PersonPage({ id }: { id: string }) {
  const { t } = useTranslation('kyc-form');
  const { form, kyc, links, state } = useForm();
  const { values, change } = useSection('people');
  const people = values.people ?? [];
  const at = people.findIndex((one) => one.id === id);
  const person = people[at];
  if (!person)
    return (
      <Empty title={t('people.gone')} action={<LinkButton href={links.step('people')}>{t('people.all')}</LinkButton>} />
    );
  if (!isPersonOpen(form.editable, id))
    return (
      <Suspense>
        <ReadOnlySection section="people" />
      </Suspense>
    );
  const under = `people.${at}.`;
  const patch = (fields: Patch) => {
    const now = (state.answers.people?.people ?? []).map((one) => (one.id === id ? { ...one, ...fields } : one));
    change({ people: now });
  };
  const isIdentified = peopleToIdentify(kyc, ownershipOf(kyc)).some((one) => one.id === id);
  const isCorrecting = typeof form.editable === 'object';
  const list = isCorrecting ? links.step() : links.step('people');
  return (
    <FormFrame
      section="people"
      page={personPage(id)}
      person={id}
      part={t('people.part', { at: at + 1 })}
      title={displayName(person.firstName, person.lastName) || t('people.new')}
      owns={({ path }) => path.startsWith(under)}
      back={{ href: list, label: isCorrecting ? t('corrections.all') : t('people.all') }}
      next={{ href: list, label: t('people.save') }}
    >
      <Name person={person} under={under} patch={patch} />
      <Roles person={person} under={under} patch={patch} />
      {isIdentified && <WhoFillsIn person={person} under={under} patch={patch} />}
      {isIdentified && person.identifiesBy !== 'self' && <Personal person={person} under={under} patch={patch} />}
      {person.isRepresentative === true && <Authority person={person} under={under} patch={patch} />}
    </FormFrame>
  );
}

interface PartProps {
  person: PersonAnswers;
  under: string;
  patch: (fields: Patch) => void;
}

function Name({ person, under, patch }: PartProps) {
  const { t } = useTranslation('kyc-form');
  const { error } = useSection('people', personPage(person.id));
  return (
    <>
      <NameFields values={person} change={patch} error={error} under={under} />
      <TextField
        label={t('fields.function')}
        hint={t('people.function-hint')}
        name={`${under}function`}
        value={person.function ?? ''}
        onChange={(text) => patch({ function: text })}
        error={error(`${under}function`)}
      />
      <TextField
        label={t('fields.email')}
        optional
        type="email"
        inputMode="email"
        name={`${under}email`}
        value={person.email ?? ''}
        onChange={(email) => patch({ email })}
        error={error(`${under}email`)}
      />
    </>
  );
}

const yesNo = (value: boolean | undefined) => (value === undefined ? '' : value ? 'yes' : 'no');

function Roles({ person, under, patch }: PartProps) {
  const { t } = useTranslation('kyc-form');
  const format = useFormat();
  const { kyc, links } = useForm();
  const { error } = useSection('people', personPage(person.id));
  const ownership = ownershipOf(kyc);
  const { owners: hasOwners, standIn } = askedQuestions(kyc.answers['legal-entity']);
  const interest = ownership.people.find((one) => one.id === person.id);
  const options = [
    { id: 'yes', label: t('yes') },
    { id: 'no', label: t('no') },
  ] as const;
  return (
    <>
      {hasOwners && (
        <div className="flex items-start gap-3 rounded-lg border border-line-strong bg-surface p-4">
          <div className="min-w-0 flex-1">
            <p className="text-14 text-ink-2">
              {t('people.ubo-title', { threshold: format.share(ownership.threshold.share) })}
            </p>
            <p>
              {interest?.isUbo === 'yes'
                ? t('people.ubo-yes', { share: format.share(interest.lowest.share) })
                : t(interest?.isUbo === 'possible' ? 'people.ubo-possible' : 'people.ubo-no')}
            </p>
          </div>
          <TextLink href={links.step('ownership')} className="text-14" aria-label={t('people.change-ownership')}>
            {t('change')}
          </TextLink>
        </div>
      )}
      <TermHelp term="ubo" isBelowField />
      {standIn && (standInOf(kyc, ownership) || person.isStandIn === true) && (
        <RadioGroup
          look="cards"
          columns={2}
          label={t(`people.stand-in-questions.${standIn}`)}
          name={`${under}isStandIn`}
          value={yesNo(person.isStandIn)}
          onChange={(answer) => patch({ isStandIn: answer === 'yes' })}
          options={options}
          error={error(`${under}isStandIn`)}
        />
      )}
      <RadioGroup
        look="cards"
        columns={2}
        label={t('fields.is-representative')}
        name={`${under}isRepresentative`}
        value={yesNo(person.isRepresentative)}
        onChange={(answer) => patch({ isRepresentative: answer === 'yes' })}
        options={options}
        error={error(`${under}isRepresentative`)}
      />
      <TermHelp term="representative" isBelowField />
    </>
  );
}

/** Who gives the identity details: the person who fills in the form, or each person by an own link. */
function WhoFillsIn({ person, under, patch }: PartProps) {
  const { t } = useTranslation(['own-links', 'kyc-form']);
  const { form } = useForm();
  const name = person.firstName || t('kyc-form:people.this-person');
  const link = linkOf(form, person.id);
  const statusText = useStatusText();
  return (
    <>
      <RadioGroup
        look="cards"
        label={t('who.label', { name })}
        name={`${under}identifiesBy`}
        value={person.identifiesBy ?? 'owner'}
        onChange={(identifiesBy) => patch({ identifiesBy })}
        options={[
          { id: 'owner', label: t('who.owner'), hint: t('who.owner-hint', { name }) },
          { id: 'self', label: t('who.self'), hint: t('who.self-hint', { name }) },
        ]}
      />
      {person.identifiesBy === 'self' && (
        <Banner tone="idle">{link ? statusText(link) : t('who.later', { name })}</Banner>
      )}
    </>
  );
}

function Personal({ person, under, patch }: PartProps) {
  const { t } = useTranslation('kyc-form');
  const { error } = useSection('people', personPage(person.id));
  return (
    <>
      <DateParts
        label={t('fields.birth-date')}
        hint={t('date-hint')}
        name={`${under}birthDate`}
        value={person.birthDate ?? ''}
        onChange={(birthDate) => patch({ birthDate })}
        error={error(`${under}birthDate`)}
      />
      <CountryField
        label={t('fields.nationality')}
        isNationality
        name={`${under}nationality`}
        codes={allCountries}
        value={person.nationality}
        onChange={(nationality) => patch({ nationality })}
        error={error(`${under}nationality`)}
      />
      <CountryField
        label={t('fields.country-of-residence')}
        name={`${under}countryOfResidence`}
        codes={allCountries}
        value={person.countryOfResidence}
        onChange={(countryOfResidence) => patch({ countryOfResidence })}
        error={error(`${under}countryOfResidence`)}
      />
      {/* As high as the fields, so that the button below does not move when it is pressed. */}
      <Suspense fallback={<Loading className="min-h-160" />}>
        <LateIdentityFields owner={person.id} value={person} onChange={patch} under={under} error={error} />
      </Suspense>
    </>
  );
}

/** Evidence that a person may represent the company. */
function Authority({ person, under, patch }: PartProps) {
  const { t } = useTranslation(['kyc-form', 'document-kinds']);
  const { error } = useSection('people', personPage(person.id));
  const name = person.firstName || t('people.this-person');
  return (
    <section className="flex flex-col gap-6">
      <RadioGroup
        look="cards"
        label={t('fields.authority')}
        hint={t('people.authority-hint', { name })}
        name={`${under}authorityFrom`}
        value={person.authorityFrom}
        onChange={(authorityFrom) => patch({ authorityFrom })}
        options={[
          { id: 'register', label: t('people.authority-register'), hint: t('people.authority-register-hint') },
          { id: 'document', label: t('people.authority-document'), hint: t('people.authority-document-hint') },
        ]}
        error={error(`${under}authorityFrom`)}
      />
      <TermHelp term="extract" isBelowField />
      {person.authorityFrom === 'document' && (
        <Suspense fallback={<Loading />}>
          <LateDocumentSlot
            level="h3"
            place={{ owner: person.id, type: 'other', purpose: 'authority' }}
            title={t('document-kinds:other-authority')}
            name={`${under}authorityDocuments`}
            error={error(`${under}authorityDocuments`)}
            isMultiple
          />
        </Suspense>
      )}
    </section>
  );
}
