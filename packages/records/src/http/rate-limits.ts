import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRateLimiter } from '../auth/rate-limiter.ts';
import { ApiError } from '../core/errors.ts';
import type { RecordApi } from './api-context.ts';
import { findCollection } from './call.ts';
import { requesterOf } from './requester.ts';
import type { RateLimitRule } from './settings.ts';

/** Labels of rate limit rules, by method and path below a collection. */
const actions: Readonly<Record<string, readonly string[]>> = {
  'GET records': ['list'],
  'GET records/:id': ['view'],
  'POST records': ['create'],
  'PATCH records/:id': ['update'],
  'DELETE records/:id': ['delete'],
  'GET auth-methods': ['listAuthMethods'],
  'POST auth-refresh': ['authRefresh', 'auth'],
  'POST auth-with-password': ['authWithPassword', 'auth'],
  'POST auth-with-oauth2': ['authWithOAuth2', 'auth'],
  'POST auth-with-otp': ['authWithOTP', 'auth'],
  'POST request-otp': ['requestOTP'],
  'POST request-password-reset': ['requestPasswordReset'],
  'POST confirm-password-reset': ['confirmPasswordReset'],
  'POST request-verification': ['requestVerification'],
  'POST confirm-verification': ['confirmVerification'],
  'POST request-email-change': ['requestEmailChange'],
  'POST confirm-email-change': ['confirmEmailChange'],
};

/**
 * Limits requests by requester and rule, as configured in the settings. Superusers have no limits.
 * Source: docs/reference/record-api.md 16.3, docs/decisions/0127.
 */
export function limitRates(scope: FastifyInstance, api: RecordApi): void {
  const limiter = createRateLimiter(api.store.dialect, api.now);
  scope.addHook('onRequest', async (request) => {
    const { enabled, rules } = api.settings().rateLimits;
    if (!enabled || rules.length === 0 || request.is404) return;
    const labels = labelsOf(api, request);
    if (!labels.some((label) => rules.some((rule) => rule.label === label))) return;
    const { key, isSuperuser, isGuest } = await requesterOf(api, request);
    if (isSuperuser) return;
    const rule = ruleFor(rules, labels, isGuest ? '@guest' : '@auth');
    if (!rule) return;
    // A route with a label is counted per collection, whichever rule applies.
    const route = labels[0]?.includes(' ') ? '' : (labels[0] ?? '');
    const limit = { requests: rule.maxRequests, seconds: rule.duration };
    const isAllowed = await limiter.take(limit, rule.label, rule.audience, route, ...key);
    if (!isAllowed) throw new ApiError(429);
  });
}

/** From the most specific to the most general, the same for every spelling of a path. */
function labelsOf(api: RecordApi, request: FastifyRequest): string[] {
  const path = decoded(request.url.split('?')[0] ?? '');
  const found = /^\/api\/(?:collections\/([^/]+)\/(records|[a-z0-9-]+)(\/[^/]+)?|files\/([^/]+)\/)/.exec(path);
  const collection = found?.[1] ?? found?.[4];
  const key = `${request.method} ${found?.[2] ?? ''}${found?.[3] ? '/:id' : ''}`;
  const names = found?.[4] ? ['file'] : (actions[key] ?? []);
  const parts = path.split('/').slice(1, -1);
  const prefixes = parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}/`);
  return [
    ...(collection
      ? names.flatMap((name) => [`${findCollection(api, collection)?.name ?? ''}:${name}`, `*:${name}`])
      : []),
    `${request.method} ${path}`,
    path,
    ...prefixes.flatMap((prefix) => [`${request.method} ${prefix}`, prefix]),
  ];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function ruleFor(
  rules: readonly RateLimitRule[],
  labels: readonly string[],
  audience: RateLimitRule['audience'],
): RateLimitRule | undefined {
  for (const label of labels) {
    const found = rules.find((rule) => rule.label === label && (rule.audience === '' || rule.audience === audience));
    if (found) return found;
  }
  return undefined;
}
