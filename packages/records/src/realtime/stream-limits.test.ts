import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../collection/change.ts';
import { Broker, type BrokerOptions } from './broker.ts';
import type { Client } from './client.ts';
import { maxWaitingChanges, settledMs, strictLimits } from './stream-limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const ann = { collection: 'people', id: 'ann', tokenKey: 'k', expires: 9e15 };
const bob = { ...ann, id: 'bob' };

/** A broker with its streams: which are open, and why the others were closed. */
function world(options: BrokerOptions = { limits: strictLimits }) {
  const reasons: string[] = [];
  const closed = new Set<Client>();
  const broker = new Broker(
    async () => {},
    () => {},
    { ...options, onClosed: (reason) => reasons.push(reason) },
  );
  const connect = (address = 'one') => {
    const end = () => void closed.add(client);
    const client: Client = broker.connect({ write: () => true, end, destroy: end, writableLength: 0 }, { address });
    return client;
  };
  const connectAs = (person: typeof ann) => broker.subscribe(connect(), person, ['notes/*']);
  const isOpen = (client: Client) => !closed.has(client);
  return { broker, reasons, connect, connectAs, isOpen };
}

describe('a person', () => {
  it('has ten streams; the eleventh is refused while all are new, and no stream of others is closed', () => {
    const { broker, reasons, connectAs } = world();
    expect(connectAs(bob)).toBe('done');
    for (let count = 0; count < 10; count++) expect(connectAs(ann)).toBe('done');
    vi.advanceTimersByTime(9_000);
    expect(connectAs(ann)).toBe('full');
    expect(broker.fullFor(ann)).toBe(settledMs - 9_000);
    expect(connectAs({ ...ann, collection: 'others' })).toBe('done');
    expect(reasons).toEqual([]);
  });

  it('gets another one when the oldest, perhaps left by a lost connection, is a minute old', () => {
    const { broker, reasons, connect, connectAs, isOpen } = world();
    const oldest = connect();
    broker.subscribe(oldest, ann, []);
    for (let count = 1; count < 10; count++) connectAs(ann);
    vi.advanceTimersByTime(settledMs);
    // A subscription to other topics is no new stream.
    expect(broker.subscribe(oldest, ann, ['notes/*'])).toBe('done');
    expect(connectAs(ann)).toBe('done');
    expect(reasons).toEqual(['replaced']);
    expect(isOpen(oldest)).toBe(true);
  });

  it('may open a stream as soon as one has ended', () => {
    const { broker, connect, connectAs } = world();
    const first = connect();
    broker.subscribe(first, ann, []);
    for (let count = 1; count < 10; count++) connectAs(ann);
    broker.disconnect(first);
    expect(connectAs(ann)).toBe('done');
  });
});

describe('a stream without sign-in', () => {
  it('is closed after ten seconds, also when it subscribes as a guest; a signed-in one is not', () => {
    const { broker, reasons, connect, isOpen } = world();
    const [guest, person] = [connect(), connect()];
    broker.subscribe(person, ann, []);
    vi.advanceTimersByTime(9_000);
    broker.subscribe(guest, null, ['notes/*']);
    vi.advanceTimersByTime(999);
    expect(isOpen(guest)).toBe(true);
    vi.advanceTimersByTime(1);
    expect([isOpen(guest), isOpen(person)]).toEqual([false, true]);
    expect(reasons).toEqual(['not-signed-in']);
  });

  it('gives way to newer ones when its address has fifty; streams of people there do not count', () => {
    const { broker, reasons, connect, connectAs, isOpen } = world();
    for (let count = 0; count < 10; count++) connectAs(ann);
    const guests = Array.from({ length: 50 }, () => connect());
    const elsewhere = connect('two');
    expect(reasons).toEqual([]);
    const newest = connect();
    expect(guests.map(isOpen)).toEqual([false, ...Array(49).fill(true)]);
    expect([isOpen(elsewhere), isOpen(newest)]).toEqual([true, true]);
    expect(broker.find(guests[0]?.id ?? '')).toBeUndefined();
    expect(reasons).toEqual(['replaced']);
  });

  it('may stay where guests are allowed', () => {
    const { reasons, connect } = world({});
    for (let count = 0; count < 60; count++) connect();
    vi.advanceTimersByTime(60_000);
    expect(reasons).toEqual([]);
  });
});

it('streams are closed, and their clients load again, when more changes wait than can be delivered', async () => {
  const { broker, reasons, connect } = world({});
  connect();
  connect();
  const change = { id: 'a', collection: 'c', action: 'create' } as Change;
  broker.publish(Array<Change>(maxWaitingChanges).fill(change));
  expect(reasons).toEqual([]);
  broker.publish([change]);
  expect(reasons).toEqual(['backlog', 'backlog']);
});
