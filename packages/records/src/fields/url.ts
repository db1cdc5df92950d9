import { asText, textColumn } from './as-text.ts';
import { type DomainOptions, isDomainAllowed } from './domains.ts';
import type { Field, FieldOptions } from './field.ts';
import { required } from './field-errors.ts';
import type { FieldBehaviour } from './field-type.ts';
import { hostOfUrl } from './url-text.ts';

export interface UrlOptions extends FieldOptions, DomainOptions {}

/** A web address; the scheme may be missing. */
export function url(options: UrlOptions = {}): Field<string, string, 'url'> {
  return { type: 'url', options: { ...options } };
}

export const urlType: FieldBehaviour<UrlOptions> = {
  ...textColumn,
  normalise: asText,
  validate(value, options) {
    const address = value as string;
    if (address === '') return options.required ? required : undefined;
    const host = hostOfUrl(address);
    if (host === undefined) return { code: 'validation_invalid_url', message: 'Must be a valid url.' };
    // Without a scheme there is no domain that could be forbidden.
    if (isDomainAllowed(address.includes('://') ? host : '', options)) return undefined;
    return { code: 'validation_url_domain_not_allowed', message: 'Url domain is not allowed.' };
  },
};
