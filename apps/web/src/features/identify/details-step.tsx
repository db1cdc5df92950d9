import { allCountries } from '@dossier/domain/countries';
import { displayName } from '@dossier/domain/subject';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { CountryField } from '#ui/country-field.tsx';
import { DateParts } from '#ui/date-parts.tsx';
import { DescriptionList } from '#ui/description-list.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useNationality } from '#ui/use-nationality.ts';
import type { Details, DetailsField } from './details.ts';
import type { Person } from './own-identification.ts';

interface DetailsStepProps {
  person: Person;
  details: Details;
  change: (patch: Partial<Details>) => void;
  faults: Partial<Record<DetailsField, string>>;
  isEditing: boolean;
  onEdit: () => void;
}

/** What the form says about the person; anything missing or wrong can be changed here. */
export function DetailsStep({ person, details, change, faults, isEditing, onEdit }: DetailsStepProps) {
  const { t } = useTranslation('identify');
  const format = useFormat();
  const nationality = useNationality();
  const name = { term: t('fields.name'), value: displayName(person.firstName, person.lastName) };
  const share =
    person.share === null ? [] : [{ term: t('fields.owns'), value: t('share', { share: format.share(person.share) }) }];
  const known = [
    { term: t('fields.born'), value: format.date(details.birthDate) },
    { term: t('fields.nationality'), value: nationality(details.nationality) },
    { term: t('fields.lives-in'), value: format.country(details.countryOfResidence) },
  ];
  return (
    <>
      <DescriptionList isTight items={isEditing ? [name, ...share] : [name, ...known, ...share]} />
      {isEditing ? (
        <DetailsFields details={details} change={change} faults={faults} />
      ) : (
        <TextButton onPress={onEdit} className="text-14">
          {t('not-right')}
        </TextButton>
      )}
    </>
  );
}

function DetailsFields({ details, change, faults }: Pick<DetailsStepProps, 'details' | 'change' | 'faults'>) {
  const { t } = useTranslation(['identify', 'kyc-form']);
  return (
    <div className="mt-4 flex flex-col gap-6">
      <DateParts
        label={t('kyc-form:fields.birth-date')}
        hint={t('kyc-form:date-hint')}
        name="birthDate"
        autoComplete="bday"
        value={details.birthDate}
        onChange={(birthDate) => change({ birthDate })}
        error={faults.birthDate}
      />
      <CountryField
        label={t('kyc-form:fields.nationality')}
        name="nationality"
        codes={allCountries}
        isNationality
        value={details.nationality}
        onChange={(nationality) => change({ nationality })}
        error={faults.nationality}
      />
      <CountryField
        label={t('fields.country-where')}
        name="countryOfResidence"
        codes={allCountries}
        value={details.countryOfResidence}
        onChange={(countryOfResidence) => change({ countryOfResidence })}
        error={faults.countryOfResidence}
      />
      <TextArea
        label={t('fields.remark')}
        hint={t('fields.remark-hint')}
        optional
        rows={2}
        value={details.remark}
        onChange={(remark) => change({ remark })}
      />
    </div>
  );
}
