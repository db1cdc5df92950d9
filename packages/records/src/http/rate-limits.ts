import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throttleKey } from '../auth/throttle.ts';
import { ApiError } from '../core/errors.ts';
import type { Shared } from '../dialect/dialect.ts';
import type { RecordApi } from './api-context.ts';
import { signedInOf } from './call.ts';
import type { RateLimitRule } from './settings.ts';

/** What a route does, as the labels of rules call it; by method and the path below a collection. */
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

interface Window {
  end: number;
  used: number;
}

const maxWindows = 50_000;

/**
 * Requests by address and rule in fixed windows, as the settings say now. Superusers have no limits.
 * Source: docs/reference/record-api.md 16.3.
 */
export function limitRates(scope: FastifyInstance, api: RecordApi): void {
  const windows = new Map<string, Window>();
  scope.addHook('onRequest', async (request) => {
    const { enabled, rules } = api.settings().rateLimits;
    if (!enabled || rules.length === 0 || request.is404) return;
    const labels = labelsOf(request);
    if (!labels.some((label) => rules.some((rule) => rule.label === label))) return;
    const signedIn = await signedInOf(api, request);
    if (signedIn?.isSuperuser) return;
    const rule = ruleFor(rules, labels, signedIn ? '@auth' : '@guest');
    if (!rule) return;
    // What has an action is counted for each route of each collection apart, whichever rule bounds it.
    const place = labels[0]?.includes(' ') ? '' : (labels[0] ?? '');
    const who = `${request.ip} ${place}`;
    const { shared } = api.store.dialect;
    const isAllowed = shared ? await takeShared(shared, rule, who, api.now()) : take(windows, rule, who, api.now());
    if (!isAllowed) throw new ApiError(429);
  });
}

/** From the most special to the most general. */
function labelsOf(request: FastifyRequest): string[] {
  const path = request.url.split('?')[0] ?? '';
  const found = /^\/api\/(?:collections\/([^/]+)\/(records|[a-z0-9-]+)(\/[^/]+)?|files\/([^/]+)\/)/.exec(path);
  const collection = found?.[1] ?? found?.[4];
  const key = `${request.method} ${found?.[2] ?? ''}${found?.[3] ? '/:id' : ''}`;
  const names = found?.[4] ? ['file'] : (actions[key] ?? []);
  const parts = path.split('/').slice(1, -1);
  const prefixes = parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}/`);
  return [
    ...(collection ? names.flatMap((name) => [`${decoded(collection)}:${name}`, `*:${name}`]) : []),
    `${request.method} ${path}`,
    path,
    ...prefixes.flatMap((prefix) => [`${request.method} ${prefix}`, prefix]),
  ];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
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

/** All instances count together; their windows begin at whole multiples of the duration. */
function takeShared(
  shared: Shared,
  { label, audience, ...rule }: RateLimitRule,
  who: string,
  now: Date,
): Promise<boolean> {
  const window = Math.floor(now.getTime() / (rule.duration * 1000));
  const key = throttleKey(['rate', label, audience, who, String(window)]);
  return shared.take(key, { most: rule.maxRequests, seconds: rule.duration, now });
}

function take(windows: Map<string, Window>, rule: RateLimitRule, who: string, date: Date): boolean {
  const now = date.getTime();
  const key = `${rule.label} ${rule.audience} ${who}`;
  const window = windows.get(key);
  if (window && window.end > now) return ++window.used <= rule.maxRequests;
  windows.delete(key);
  if (windows.size >= maxWindows) windows.delete(windows.keys().next().value as string);
  windows.set(key, { end: now + rule.duration * 1000, used: 1 });
  return rule.maxRequests >= 1;
}
