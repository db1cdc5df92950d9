/** Letters and digits of a register's number, upper case: what is compared. */
export function normaliseNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-‐-―/]/g, '');
}

/**
 * What makes two businesses the same: country, register authority and number. undefined without a number:
 * then nothing is joined. Source: docs/domain.md section 11.
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

/** Is this number written as its country's register writes it? Only the Netherlands is judged: eight digits. */
export function isRegistrationNumber(number: string, country: string): boolean {
  const plain = normaliseNumber(number);
  return country === 'NL' ? /^\d{8}$/.test(plain) : plain !== '';
}

/** A name for display: blanks made one, and no letter changed. */
export function displayName(...parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part.normalize('NFC') : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
