import type { IdentityKind } from '@dossier/domain/kyc-form/answers';
import { ownDetailsSchema } from '@dossier/domain/kyc-form/own-identification';
import { typedDateTexts } from '@dossier/domain/kyc-form/person-fields';
import type { useTranslation } from 'react-i18next';
import { useKept } from '#api/use-kept.ts';
import { isoToday } from '#i18n/format.ts';
import type { OwnIdentification } from './own-identification.ts';

/** What a person says about themselves, as typed. */
export interface Details {
  readonly birthDate: string;
  readonly nationality: string;
  readonly countryOfResidence: string;
  readonly identityKind: IdentityKind | null;
  readonly identityNumber: string;
  readonly identityExpiry: string;
  readonly remark: string;
}

export type DetailsField = keyof Details;

/** Fields of each step. */
export const stepFields = {
  details: ['birthDate', 'nationality', 'countryOfResidence'],
  photo: ['identityKind'],
  document: ['identityNumber', 'identityExpiry'],
} as const satisfies Record<string, readonly DetailsField[]>;

type Text = ReturnType<typeof useTranslation<['identify', 'kyc-form']>>['t'];

/** The messages of what is missing or wrong, by field. */
export function faultsOf(details: Details, t: Text): Partial<Record<DetailsField, string>> {
  const issues = ownDetailsSchema(isoToday()).safeParse(details).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => {
      const field = path[0] as FaultyField;
      return [field, isDateText(message) ? t(message) : t(`missing.${field}`)];
    }),
  );
}

type DateText = {
  [kind in keyof typeof typedDateTexts]: (typeof typedDateTexts)[kind][keyof (typeof typedDateTexts)[kind]];
}[keyof typeof typedDateTexts];
const dateTexts: ReadonlySet<string> = new Set(Object.values(typedDateTexts).flatMap((texts) => Object.values(texts)));
const isDateText = (key: string): key is DateText => dateTexts.has(key);

type FaultyField = Exclude<DetailsField, 'remark'>;

/** Typed details survive a reload and a lost session on this device, until they are given. */
export function useDetails({ link, given, person }: OwnIdentification) {
  const [details, keep, forget] = useKept(`own-identification ${link}`, startOf(given ?? person));
  return {
    details,
    change: (patch: Partial<Details>) => keep({ ...details, ...patch }),
    forget,
  };
}

function startOf(known: OwnIdentification['given'] | OwnIdentification['person']): Details {
  return {
    birthDate: known?.birthDate ?? '',
    nationality: known?.nationality ?? '',
    countryOfResidence: known?.countryOfResidence ?? '',
    identityKind: known?.identityKind ?? null,
    identityNumber: known?.identityNumber ?? '',
    identityExpiry: known?.identityExpiry ?? '',
    remark: '',
  };
}
