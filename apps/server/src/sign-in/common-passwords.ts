import type { FieldError } from '@dossier/records';

const common: FieldError = {
  code: 'validation_common_password',
  message: 'This password is on a list of common passwords.',
};
/** Digits and signs behind a common password do not make it a better one. */
const maxSuffix = 5;

let known: Promise<ReadonlySet<string>> | undefined;

/** 49,000 words, loaded with the first new password. */
async function loadKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Refuses common passwords in any letter case, also with up to five digits or signs behind them. Works offline. */
export async function refuseCommonPassword(plain: string): Promise<FieldError | undefined> {
  known ??= loadKnown();
  const words = await known;
  const lower = plain.normalize('NFC').toLowerCase();
  const base = lower.replace(/[^\p{L}]+$/u, '');
  const isWithSuffix = lower.length - base.length <= maxSuffix && words.has(base);
  return words.has(lower) || isWithSuffix ? common : undefined;
}
