import type { AddressAnswers } from '@dossier/domain/kyc-form/answers';

/** `Maliesingel 214, 3581 BT Utrecht` */
export function addressLine(address: AddressAnswers | undefined): string {
  const join = (...parts: (string | undefined)[]) => parts.filter((part) => !!part?.trim()).join(' ');
  return [join(address?.street, address?.houseNumber), join(address?.postalCode, address?.city)]
    .filter((part) => part !== '')
    .join(', ');
}
