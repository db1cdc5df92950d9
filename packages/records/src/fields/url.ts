import { asText, textColumn } from './as-text.ts';
import { type DomainOptions, isDomainAllowed } from './domains.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';

export interface UrlOptions extends FieldOptions, DomainOptions {}

/** A web address; the scheme may be missing. */
export function url(options: UrlOptions = {}): Field<string, string, 'url'> {
  return { type: 'url', options: { ...options } };
}

const schemes = 'https?|ftp|wss?|tcp|udp';
const label = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}_])?';
const host = `localhost|\\[[0-9a-f:.]+\\]|(?:${label}\\.)+${label}`;
const urlPattern = new RegExp(`^(?:(?:${schemes})://)?(?:[^\\s/@]+@)?(${host})(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'u');
const maxCharacters = 2083;
const minCharacters = 4;

export const urlType: FieldBehaviour<UrlOptions> = {
  ...textColumn,
  normalise: asText,
  validate(value, options) {
    const address = value as string;
    if (address === '') return options.required ? required : undefined;
    const match = address.length >= minCharacters && address.length <= maxCharacters ? urlPattern.exec(address) : null;
    if (!match) return { code: 'validation_invalid_url', message: 'Must be a valid url.' };
    // Without a scheme there is no domain that could be forbidden.
    const domain = address.includes('://') ? (match[1] as string) : '';
    if (isDomainAllowed(domain, options)) return undefined;
    return { code: 'validation_url_domain_not_allowed', message: 'Url domain is not allowed.' };
  },
};
