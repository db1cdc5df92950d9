import type { Alert, Subscription, Subscriptions } from './subscription-filters.ts';

/** A subscription for component tests: active, monthly, without alerts. */
export const subscriptionOf = (values: Partial<Subscription> = {}): Subscription => ({
  id: 's00000000000001',
  subject: 'subject1',
  name: 'Polder Bouw B.V.',
  type: 'business',
  country: 'NL',
  registrationNumber: '41234567',
  org: { id: 'org1', name: 'Office' },
  request: { id: 'request00000001', reference: 'TR-1' },
  level: 'screening',
  cadence: 'monthly',
  recipients: [{ id: 'u00000000000001', name: 'Noor El Amrani' }],
  status: 'active',
  since: '2026-11-01 10:00:00.000Z',
  nextRun: '2026-12-01 10:00:00.000Z',
  lastRunAt: '2026-11-20 10:00:00.000Z',
  lastResult: 'nothing-new',
  lists: [{ name: 'EU financial sanctions', version: '20261118', date: '2026-11-18' }],
  watched: { companies: 1, people: 2 },
  alerts: [],
  runs: 3,
  mayChange: true,
  ...values,
});

export const alertOf = (values: Partial<Alert> = {}): Alert => ({
  id: 'a00000000000001',
  subscription: 's00000000000001',
  subject: 'subject1',
  subjectName: 'Polder Bouw B.V.',
  request: 'request00000001',
  reference: 'TR-1',
  org: { id: 'org1', name: 'Office' },
  kind: 'screening-hit',
  facts: { names: 'Tess Mulder', lists: 'EU financial sanctions', count: 1 },
  openedAt: '2026-11-20 10:00:00.000Z',
  due: '2099-11-27',
  state: 'open',
  reason: '',
  closedBy: '',
  closedAt: '',
  mayClose: true,
  ...values,
});

export const answerOf = (items: readonly Subscription[], values: Partial<Subscriptions> = {}): Subscriptions => ({
  items,
  total: items.length,
  colleagues: [
    { id: 'u00000000000001', name: 'Noor El Amrani', email: 'noor@office.example' },
    { id: 'u00000000000002', name: 'Sanne de Wit', email: 'sanne@office.example' },
  ],
  counts: { active: items.length, attention: 0, paused: 0, ended: 0, all: items.length },
  ...values,
});
