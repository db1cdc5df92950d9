import { expiryNoticeDays } from '@dossier/domain/limits';
import type { AlertKind, RegisterResult, SubscriptionCause, SubscriptionLevel } from '@dossier/domain/screening';
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

/** Findings of a monitoring level besides the lists, and the state to store for the next run. */
export interface Looked {
  readonly news: readonly MoreNews[];
  readonly register?: RegisterResult;
  readonly keep?: Partial<Pick<Subscription, 'register' | 'told'>>;
}

export interface Look {
  readonly records: DeskRecordsStore;
  readonly now: Date;
  readonly subscription: Subscription;
  readonly request: RequestRow;
  readonly version: Version;
  readonly cause: SubscriptionCause;
}

const looks: Readonly<Record<SubscriptionLevel, readonly ((look: Look) => Promise<Looked>)[]>> = {
  screening: [],
  screening_and_register: [lookInRegister],
  full_review: [lookInRegister, lookAtDocuments, lookAtTime],
};

/** Checks everything besides the lists that the level of a subscription includes. Calls no external service. */
export async function lookBeyondLists(look: Look): Promise<Looked> {
  const all: Looked[] = [];
  for (const one of looks[look.subscription.level]) all.push(await one(look));
  const register = all.map((one) => one.register).find((one) => one !== undefined);
  return {
    news: all.flatMap(({ news }) => news),
    ...(register ? { register } : {}),
    keep: Object.assign({}, ...all.map(({ keep }) => keep)) as Looked['keep'] & object,
  };
}

/** Checks the local copy of the register. */
async function lookInRegister({ records, now, subscription, request, version }: Look): Promise<Looked> {
  if (request.business === '') return { news: [] };
  const business = await records.need('kyc_businesses', request.business);
  const { country, authority, registration_number: number } = business;
  const key = companyKey(country, authority, number);
  const found = number === '' ? undefined : await records.first('registry_companies', 'key = {:key}', { key });
  const after = found?.answer;
  if (!after) return { news: [], register: 'absent' };
  const before = subscription.register ?? business.register ?? after;
  const changes = registerChanges(before, after);
  if (changes.length === 0) return { news: [], register: 'same', keep: { register: after } };
  const today = dayOf(now);
  await refreshRegister(records, business, after, today);
  await storeIndicators({ records, today }, request, version);
  const news = changes.map(({ field, before, after }) => ({
    kind: 'register-change' as const,
    facts: { field, before: before.slice(0, 500), after: after.slice(0, 500) },
  }));
  return { news, register: 'changed', keep: { register: after } };
}

/** Reports identity documents of persons in the onboarding that expire soon, once each. */
async function lookAtDocuments({ now, subscription, version }: Look): Promise<Looked> {
  const told = subscription.told ?? [];
  const last = dayOf(new Date(now.getTime() + expiryNoticeDays * 86_400_000));
  const { people, individual } = version.answers;
  const holders = [...(people?.people ?? []), ...(individual ? [{ ...individual, id: 'subject' }] : [])];
  const due = holders.flatMap(({ id, firstName = '', lastName = '', identityExpiry }) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(identityExpiry ?? '') ? String(identityExpiry) : '';
    const key = `expiry:${id}:${date}`;
    if (date === '' || date > last || told.includes(key)) return [];
    return [{ key, names: `${firstName} ${lastName}`.trim(), date }];
  });
  return {
    news: due.map(({ names, date }) => ({ kind: 'document-expiry', facts: { names, date } })),
    keep: { told: [...told, ...due.map(({ key }) => key)].slice(-500) },
  };
}

/** On schedule: the client should confirm the information again. One open reminder at a time. */
async function lookAtTime({ records, subscription, cause }: Look): Promise<Looked> {
  if (cause !== 'time') return { news: [] };
  const filter = 'subscription = {:id} && kind = "review-due" && state = "open"';
  if (await records.first('alerts', filter, { id: subscription.id })) return { news: [] };
  return { news: [{ kind: 'review-due', facts: {} }] };
}
