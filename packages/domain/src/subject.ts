/** What separates the parts of a register number, with white space. */
export const numberSeparators = ['.', '/', '-', '‐', '‒', '–', '—', '―'];
const separators = new RegExp(`[\\s${numberSeparators.map((one) => `\\${one}`).join('')}]`, 'g');

/** A register number for comparison: letters and digits, upper case. */
export const normaliseNumber = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(separators, '');

/**
 * Returns the key by which two businesses are the same: country, register authority and number. Undefined without a
 * number: such businesses are never merged. Source: docs/domain.md section 11.
 */
export function businessKey(country: string, authority: string, number: string): string | undefined {
  const plain = normaliseNumber(number);
  if (plain === '') return undefined;
  return [
    country.trim().toUpperCase(),
    authority.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' '),
    plain,
  ].join(':');
}

/** Returns whether a number has the format of its country's register. Only the Netherlands is validated: eight digits. */
export function isRegistrationNumber(number: string, country: string): boolean {
  const plain = normaliseNumber(number);
  return country === 'NL' ? /^\d{8}$/.test(plain) : plain !== '';
}

/** A name for display: white space collapsed, letters unchanged. */
export function displayName(...parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part.normalize('NFC') : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
