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

const schemes = 'https?|ftps?|wss?|tcp|udp|rtmp|irc|sftp|ssh';
const label = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}_])?';
const host = `localhost|\\[[0-9a-f:.]+\\]|(?:${label}\\.)+${label}`;
const urlPattern = new RegExp(`^(?:(?:${schemes})://)?(?:[^\\s/@]+@)?(${host})(?::\\d{1,5})?(?:[/?#]\\S*)?$`, 'iu');
const maxCharacters = 2083;

export const urlType: FieldBehaviour<UrlOptions> = {
  ...textColumn,
  normalise: asText,
  validate(value, options) {
    const address = value as string;
    if (address === '') return options.required ? required : undefined;
    const match = address.length <= maxCharacters ? urlPattern.exec(address) : null;
    if (!match) return { code: 'validation_invalid_url', message: 'Must be a valid url.' };
    if (isDomainAllowed(match[1] as string, options)) return undefined;
    return { code: 'validation_url_domain_not_allowed', message: 'Url domain is not allowed.' };
  },
};
