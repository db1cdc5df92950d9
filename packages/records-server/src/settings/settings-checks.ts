import type { FieldError } from '@dossier/records';
import type { ErrorData, RateLimitRule } from '@dossier/records/extension';
import type { ServerSettings } from './server-settings.ts';

const blank: FieldError = { code: 'validation_required', message: 'Cannot be blank.' };
const oneOf: FieldError = { code: 'validation_in_invalid', message: 'Must be a valid value.' };
const format: FieldError = { code: 'validation_match_invalid', message: 'Must be in a valid format.' };
const atLeast = (threshold: number): FieldError => ({
  code: 'validation_min_greater_equal_than_required',
  message: `Must be no less than ${threshold}.`,
  params: { threshold },
});

type Check = (settings: ServerSettings) => FieldError | ErrorData | undefined;

/** Errors of settings by section and name; empty when they are valid. */
const checks: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  meta: {
    appName: ({ meta }) => (meta.appName === '' ? blank : undefined),
    appURL: ({ meta }) => urlError(meta.appURL),
    senderName: ({ meta }) => (meta.senderName === '' ? blank : undefined),
    senderAddress: ({ meta }) => addressError(meta.senderAddress),
  },
  batch: {
    maxRequests: ({ batch }) => countError(batch.enabled, batch.maxRequests),
    timeout: ({ batch }) => countError(batch.enabled, batch.timeout),
    maxBodySize: ({ batch }) => (batch.maxBodySize < 0 ? atLeast(0) : undefined),
  },
  smtp: {
    host: ({ smtp }) => (smtp.enabled && smtp.host === '' ? blank : undefined),
    port: ({ smtp }) => (smtp.enabled ? countError(true, smtp.port) : undefined),
  },
  logs: { maxDays: ({ logs }) => (logs.maxDays < 0 ? atLeast(0) : undefined) },
  rateLimits: { rules: ({ rateLimits }) => rulesError(rateLimits.enabled, rateLimits.rules) },
};

export function settingsErrors(settings: ServerSettings): ErrorData {
  const errors: ErrorData = {};
  for (const [section, fields] of Object.entries(checks)) {
    const failed = Object.entries(fields).flatMap(([name, check]) => {
      const error = check(settings);
      return error ? [[name, error] as const] : [];
    });
    if (failed.length > 0) errors[section] = Object.fromEntries(failed);
  }
  return errors;
}

function countError(isNeeded: boolean, count: number): FieldError | undefined {
  if (isNeeded && count === 0) return blank;
  return count < 0 ? atLeast(0) : undefined;
}

function urlError(url: string): FieldError | undefined {
  if (url === '') return blank;
  return /^https?:\/\/\S+$/.test(url) ? undefined : { code: 'validation_is_url', message: 'Must be a valid URL.' };
}

function addressError(address: string): FieldError | undefined {
  if (address === '') return blank;
  const isAddress = /^[^\s@]+@[^\s@]+$/.test(address);
  return isAddress ? undefined : { code: 'validation_is_email', message: 'Must be a valid email address.' };
}

/** `users:auth`, `*:auth`, `POST /api/x`, `/api/x`, `/api/`. */
const label = /^(\w+:\w+|\*:\w+|(?:[A-Z]+ )?\/[\w{}/*.:-]*)$/;

function rulesError(isEnabled: boolean, rules: readonly unknown[]): FieldError | ErrorData | undefined {
  if (rules.length === 0) return isEnabled ? blank : undefined;
  const errors: ErrorData = {};
  for (const [index, given] of rules.entries()) {
    const rule = (given ?? {}) as Partial<RateLimitRule>;
    const wrong = ruleErrors(rule, rules.slice(0, index) as Partial<RateLimitRule>[]);
    if (Object.keys(wrong).length > 0) errors[index] = wrong;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

function ruleErrors(rule: Partial<RateLimitRule>, before: readonly Partial<RateLimitRule>[]): ErrorData {
  const errors: ErrorData = {};
  const conflicts = before.some(
    (one) =>
      one.label === rule.label && ((one.audience ?? '') === (rule.audience ?? '') || !one.audience || !rule.audience),
  );
  if (typeof rule.label !== 'string' || rule.label === '') errors['label'] = blank;
  else if (!label.test(rule.label)) errors['label'] = format;
  else if (conflicts) {
    errors['label'] = {
      code: 'validation_conflicting_rate_limit_rule',
      message: `Rate limit rule configuration with label ${rule.label} already exists or conflicts with another rule.`,
      params: { label: rule.label },
    };
  }
  if (!['', '@guest', '@auth'].includes(rule.audience ?? '')) errors['audience'] = oneOf;
  for (const name of ['duration', 'maxRequests'] as const) {
    const value = Number(rule[name] ?? 0);
    if (!(value > 0)) errors[name] = value === 0 ? blank : atLeast(1);
  }
  return errors;
}
