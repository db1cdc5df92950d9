import { describe, expect, it, vi } from 'vitest';
import { Broker } from './broker.ts';
import { Client, idleMilliseconds, maxWaitingBytes, type Sink } from './client.ts';
import { parseTopic } from './topic.ts';

function sink(writableLength = 0) {
  const seen = { text: '', ended: false, destroyed: false };
  const out: Sink = {
    writableLength,
    write: (text) => {
      seen.text += text;
      return true;
    },
    end: () => {
      seen.ended = true;
    },
    destroy: () => {
      seen.destroyed = true;
    },
  };
  return { seen, out };
}

describe('topics', () => {
  it.each([
    ['posts/*', 'posts', '*'],
    ['posts', 'posts', '*'],
    ['posts/abc', 'posts', 'abc'],
    ['', '', '*'],
    ['posts/abc?options=%7Bbroken', 'posts', 'abc'],
  ])('%j', (name, collection, target) => {
    expect(parseTopic(name)).toEqual({ name, collection, target, query: {}, headers: {} });
  });

  it('carry query and headers, with the subscribed name unchanged', () => {
    const options = { query: { filter: 'a = 1', page: 2, none: null }, headers: { 'X-Client': 'web' } };
    const name = `posts/*?options=${encodeURIComponent(JSON.stringify(options))}`;
    expect(parseTopic(name)).toEqual({
      name,
      collection: 'posts',
      target: '*',
      query: { filter: 'a = 1', page: '2' },
      headers: { x_client: 'web' },
    });
  });

  it.each(['[]', '1', '{"query":[1],"headers":"x"}'])('with odd options %s have none', (options) => {
    const { query, headers } = parseTopic(`a/*?options=${encodeURIComponent(options)}`);
    expect([query, headers]).toEqual([{}, {}]);
  });
});

describe('a client', () => {
  it('writes frames with its id', () => {
    const { seen, out } = sink();
    const client = new Client('ID', out);
    client.send('posts/*', '{"a":1}');
    expect(seen.text).toBe('id:ID\nevent:posts/*\ndata:{"a":1}\n\n');
    client.close();
    expect(seen.ended).toBe(true);
  });

  it('that reads too slowly is disconnected instead of buffered', () => {
    const { seen, out } = sink(maxWaitingBytes + 1);
    new Client('ID', out).send('posts/*', '{}');
    expect(seen).toEqual({ text: '', ended: false, destroyed: true });
  });

  it('receives a frame beyond the bound as long as no other one waits', () => {
    const { seen, out } = sink();
    new Client('ID', out).send('posts/*', 'x'.repeat(2 * maxWaitingBytes));
    expect(seen.text.length).toBeGreaterThan(2 * maxWaitingBytes);
    expect(seen.destroyed).toBe(false);
  });

  it('that does not read the end of its stream is disconnected', () => {
    vi.useFakeTimers();
    try {
      const { seen, out } = sink();
      const client = new Client('ID', out);
      client.close();
      client.send('posts/*', '{}');
      expect(seen).toEqual({ text: '', ended: true, destroyed: false });
      vi.advanceTimersByTime(10_000);
      expect(seen.destroyed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is closed after five minutes without a message', () => {
    vi.useFakeTimers();
    try {
      const { seen, out } = sink();
      const client = new Client('ID', out);
      vi.advanceTimersByTime(idleMilliseconds - 1);
      client.send('posts/*', '{}');
      vi.advanceTimersByTime(idleMilliseconds - 1);
      expect(seen.ended).toBe(false);
      vi.advanceTimersByTime(1);
      expect(seen.ended).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the broker', () => {
  const ann = { collection: 'people', id: 'a', tokenKey: 'k', expires: 9e15 };
  const bob = { ...ann, id: 'b' };
  const quiet = () =>
    new Broker(
      async () => {},
      () => {},
    );

  it('greets with an id of 40 characters', () => {
    const broker = quiet();
    const { seen, out } = sink();
    const client = broker.connect(out);
    expect(client.id).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(seen.text).toBe(`id:${client.id}\nevent:PB_CONNECT\ndata:{"clientId":"${client.id}"}\n\n`);
    expect(broker.find(client.id)).toBe(client);
    broker.close();
    expect(broker.find(client.id)).toBeUndefined();
  });

  it('replaces topics, lets a guest become a person, and refuses everyone else after that', () => {
    const broker = quiet();
    const client = broker.connect(sink().out);
    expect(broker.subscribe(client, null, ['a/*', 'a/*'])).toBe('done');
    expect(broker.subscribe(client, ann, ['b/*'])).toBe('done');
    expect(broker.subscribe(client, bob, ['c/*'])).toBe('foreign');
    expect(broker.subscribe(client, { ...ann, collection: 'others' }, ['c/*'])).toBe('foreign');
    expect(broker.subscribe(client, null, ['c/*'])).toBe('foreign');
    expect(['a/*', 'b/*', 'c/*'].map((name) => broker.takeTopic(client, name))).toEqual([false, true, false]);
    expect(broker.subscribe(client, ann, ['d/*'])).toBe('done');
    expect(broker.subscribe(client, ann, [])).toBe('done');
    expect(broker.takeTopic(client, 'd/*')).toBe(false);
    broker.close();
  });

  it('delivers after the present turn, in order, and goes on after a failed delivery', async () => {
    const order: string[] = [];
    const broker = new Broker(
      async ({ id }) => {
        if (id === 'bad') throw new Error('cannot');
        order.push(id);
      },
      () => order.push('reported'),
    );
    broker.connect(sink().out);
    const change = (id: string) =>
      ({
        id,
        collection: 'c',
        action: 'create',
        before: null,
        after: { id },
        actor: null,
        operation: '',
        at: '',
      }) as const;
    broker.publish([change('1'), change('bad')]);
    broker.publish([change('2')]);
    order.push('answered');
    await vi.waitFor(() => expect(order).toHaveLength(4));
    expect(order).toEqual(['answered', '1', 'reported', '2']);
    broker.close();
  });
});
