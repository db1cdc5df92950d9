import { expiryNoticeDays } from '@dossier/domain/limits';
import type { AlertKind, RegisterResult } from '@dossier/domain/screening';
import type { SubscriptionCause, SubscriptionLevel } from '@dossier/domain/subscriptions';
import { storeIndicators } from '../case/risk.ts';
import { refreshRegister } from '../case/subjects.ts';
import type { Version } from '../case/versions.ts';
import type { DeskRecordsStore, RequestRow, Row } from '../collections/rows.ts';
import { companyKey } from '../registry/registry.ts';
import { dayOf } from '../runtime/clock.ts';
import { registerChanges } from './register-changes.ts';

type Subscription = Row<'gk_subscriptions'>;

/** A finding for which an alert is opened. */
export interface MoreNews {
  readonly kind: Exclude<AlertKind, 'screening-hit'>;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Findings of the checks of a monitoring level other than the lists, and the state to store for the next run. */
export interface NonListFindings {
  readonly news: readonly MoreNews[];
  readonly register?: RegisterResult;
  readonly state?: Partial<Pick<Subscription, 'register' | 'reported'>>;
}

export interface NonListCheck {
  readonly records: DeskRecordsStore;
  readonly now: Date;
  readonly subscription: Subscription;
  readonly request: RequestRow;
  readonly version: Version;
  readonly cause: SubscriptionCause;
}

const checks: Readonly<Record<SubscriptionLevel, readonly ((check: NonListCheck) => Promise<NonListFindings>)[]>> = {
  screening: [],
  screening_and_register: [checkRegister],
  full_review: [checkRegister, checkDocuments, checkReviewDate],
};

/** Checks what the level of a subscription includes other than the lists. Calls no external service. */
export async function checkNonLists(check: NonListCheck): Promise<NonListFindings> {
  const all: NonListFindings[] = [];
  for (const one of checks[check.subscription.level]) all.push(await one(check));
  const register = all.map((one) => one.register).find((one) => one !== undefined);
  return {
    news: all.flatMap(({ news }) => news),
    ...(register ? { register } : {}),
    state: Object.assign({}, ...all.map(({ state }) => state)) as NonListFindings['state'] & object,
  };
}

/** Checks the local copy of the register. */
async function checkRegister(check: NonListCheck): Promise<NonListFindings> {
  const { records, now, subscription, request, version } = check;
  if (request.business === '') return { news: [] };
  const business = await records.need('kyc_businesses', request.business);
  const { country, authority, registration_number: number } = business;
  const key = companyKey(country, authority, number);
  const found = number === '' ? undefined : await records.first('registry_companies', 'key = {:key}', { key });
  const after = found?.answer;
  if (!after) return { news: [], register: 'absent' };
  const before = subscription.register ?? business.register ?? after;
  const changes = registerChanges(before, after);
  if (changes.length === 0) return { news: [], register: 'same', state: { register: after } };
  const today = dayOf(now);
  await refreshRegister(records, business, after, today);
  await storeIndicators({ records, today }, request, version);
  const news = changes.map(({ field, before, after }) => ({
    kind: 'register-change' as const,
    facts: { field, before: before.slice(0, 500), after: after.slice(0, 500) },
  }));
  return { news, register: 'changed', state: { register: after } };
}

/** Reports identity documents of persons in the onboarding that expire soon, once each. */
async function checkDocuments({ now, subscription, version }: NonListCheck): Promise<NonListFindings> {
  const reported = subscription.reported ?? [];
  const last = dayOf(new Date(now.getTime() + expiryNoticeDays * 86_400_000));
  const { people, individual } = version.answers;
  const holders = [...(people?.people ?? []), ...(individual ? [{ ...individual, id: 'subject' }] : [])];
  const due = holders.flatMap(({ id, firstName = '', lastName = '', identityExpiry }) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(identityExpiry ?? '') ? String(identityExpiry) : '';
    const key = `expiry:${id}:${date}`;
    if (date === '' || date > last || reported.includes(key)) return [];
    return [{ key, names: `${firstName} ${lastName}`.trim(), date }];
  });
  return {
    news: due.map(({ names, date }) => ({ kind: 'document-expiry', facts: { names, date } })),
    state: { reported: [...reported, ...due.map(({ key }) => key)].slice(-500) },
  };
}

/** On schedule: the client should confirm the information again. One open reminder at a time. */
async function checkReviewDate({ records, subscription, cause }: NonListCheck): Promise<NonListFindings> {
  if (cause !== 'time') return { news: [] };
  const filter = 'subscription = {:id} && kind = "review-due" && state = "open"';
  if (await records.first('alerts', filter, { id: subscription.id })) return { news: [] };
  return { news: [{ kind: 'review-due', facts: {} }] };
}
