import type { RegisterAnswer, RegisterOwner } from '@dossier/domain/contracts/shared/register-answer';
import type { RegisterField } from '@dossier/domain/screening';
import { sameAddress } from '../case/subjects.ts';
import { plainNumber } from '../registry/registry.ts';

export interface RegisterChange {
  readonly field: RegisterField;
  /** Display value; a status is its code. */
  readonly before: string;
  readonly after: string;
}

type Texts = (answer: RegisterAnswer) => string;

const ownerText = ({ name, firstName = '', lastName = '', share }: RegisterOwner) => {
  const who = name ?? `${firstName} ${lastName}`.trim();
  return share === undefined ? who : `${who} ${share / 10_000} %`;
};

const texts: Readonly<Record<RegisterField, Texts>> = {
  name: ({ name }) => name,
  legalForm: ({ legalFormName, legalForm }) => legalFormName || legalForm,
  address: ({ address: { street, houseNumber, postalCode, city, country } }) =>
    [`${street} ${houseNumber}`.trim(), `${postalCode} ${city}`.trim(), country].filter(Boolean).join(', '),
  owners: ({ owners = [] }) => owners.map(ownerText).toSorted().join('; '),
  status: ({ status = 'active' }) => status,
};

const same = (one: string, other: string) => plainNumber(one) === plainNumber(other);

/** Ignores case, dots and blanks, and facts missing from one of the two answers. */
const isOther: Readonly<Record<RegisterField, (before: RegisterAnswer, after: RegisterAnswer) => boolean>> = {
  name: (before, after) => !same(before.name, after.name),
  legalForm: (before, after) =>
    before.legalForm !== '' && after.legalForm !== '' && before.legalForm !== after.legalForm,
  address: (before, after) => !sameAddress(before.address, after.address),
  owners: (before, after) =>
    before.owners !== undefined && after.owners !== undefined && texts.owners(before) !== texts.owners(after),
  status: (before, after) => texts.status(before) !== texts.status(after),
};

/** Returns the differences between a later answer of a register and an earlier one. */
export function registerChanges(before: RegisterAnswer, after: RegisterAnswer): RegisterChange[] {
  // Data typed by hand was no answer of a register: the first real answer is not a change.
  if (before.source === 'manual') return [];
  const fields = Object.keys(isOther) as RegisterField[];
  return fields
    .filter((field) => isOther[field](before, after))
    .map((field) => ({ field, before: texts[field](before), after: texts[field](after) }));
}
