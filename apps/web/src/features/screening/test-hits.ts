import { isUndecided } from '@dossier/domain/screening';
import type { EntityAnswer, HitFact, ScreeningHit, ScreeningRow } from './targets.ts';

const facts: readonly HitFact[] = [
  {
    field: 'name',
    inFile: ['Joris van Rijsbergen'],
    onList: ['RYSBERGEN, Yuri'],
    compared: 'close',
    reason: 'name-sound',
    params: { inFile: 'joris', onList: 'yuri' },
  },
  {
    field: 'birthDate',
    inFile: ['1984-04-09'],
    onList: ['1970'],
    compared: 'differs',
    reason: 'birth-conflict',
    params: { years: 14 },
  },
  { field: 'document', inFile: ['EM8•••03'], onList: [], compared: 'not-known', reason: 'not-on-list', params: {} },
  { field: 'gender', inFile: [], onList: [], compared: 'not-known', reason: 'neither-known', params: {} },
];

/** A hit for component tests: open, of an entry with little in common. */
export const hitOf = (values: Partial<ScreeningHit> = {}): ScreeningHit => ({
  id: 'hit000000000001',
  list: 'EU financial sanctions',
  listId: 'list1',
  listKind: 'sanctions',
  listVersion: '20261118',
  listDate: '2026-11-18',
  entryId: 'EU.1',
  entryName: 'RYSBERGEN, Yuri',
  link: '',
  entry: { names: [{ text: 'RYSBERGEN, Yuri', kind: 'primary' }], places: ['Minsk'] },
  score: 0.62,
  band: 'review',
  reasons: [{ code: 'sound', query: 'joris', listed: 'yuri', score: 0.74 }],
  facts,
  state: 'open',
  reason: '',
  by: '',
  at: '',
  carried: false,
  isFromElsewhere: false,
  earlier: null,
  same: [],
  ...values,
});

export const rowOf = (hits: readonly ScreeningHit[], values: Partial<ScreeningRow> = {}): ScreeningRow => ({
  id: 'row1',
  kind: 'person',
  target: 'joris',
  name: 'Joris van Rijsbergen',
  status: hits.length > 0 ? 'pending' : 'clear',
  openHits: hits.filter(isUndecided).length,
  lists: [{ name: 'EU financial sanctions', version: '20261118', date: '2026-11-18' }],
  runAt: '2026-11-20 10:00:00.000Z',
  reason: '',
  error: '',
  by: '',
  hits,
  source: 'engine',
  threshold: 0.8,
  query: { type: 'person', name: 'Joris van Rijsbergen', otherNames: [], birthDate: '1984-04-09', country: 'BE' },
  algorithm: '1',
  stale: false,
  monitoredAt: '',
  newestListDate: '2026-11-20',
  ...values,
});

/** The part of an onboarding that the screening of its people needs. */
export function fileOf(row: ScreeningRow, values: Partial<EntityAnswer> = {}): EntityAnswer {
  return {
    request: { id: 'request00000001', type: 'individual', status: 'submitted', completedAt: '' },
    version: { number: 1 },
    companyScreening: { open: true, value: [] },
    personScreening: { open: true, value: [row] },
    screeningTargets: [],
    screeningRun: null,
    ...values,
  } as unknown as EntityAnswer;
}
