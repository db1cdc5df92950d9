import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '#api/client.ts';
import { WorkflowRefused } from '#api/errors.ts';
import { type FormPorts, FormStore } from './form-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const server = { answers: { contact: { firstName: 'Marit' } }, revisions: { contact: 3 } };

/** A simulated server, with the saved and stored answers. */
function opened(save: FormPorts['save'], kept: ConstructorParameters<typeof FormStore>[1] = []) {
  const on = new Map<string, unknown>();
  const session = { isSignedIn: true };
  const store = new FormStore(server, kept, {
    save,
    keep: ({ section, values }) => void on.set(section, values),
    drop: (section) => void on.delete(section),
    isSignedIn: () => session.isSignedIn,
  });
  return { store, on, session };
}

const lost = () => failureOf({ url: '', status: 0, response: {} });

describe('typed answers', () => {
  it('are stored at once, sent after a pause with the revision, and removed from storage when saved [FORM-16, FORM-23]', async () => {
    const sent: unknown[] = [];
    const { store, on } = opened(async (section, revision, values) => {
      sent.push([section, revision, values]);
      return { revision: revision + 1 };
    });
    store.change('contact', { lastName: 'H' });
    store.change('contact', { lastName: 'Hoekstra' });
    expect(on.get('contact')).toEqual({ firstName: 'Marit', lastName: 'Hoekstra' });
    expect([store.get().save, sent]).toEqual(['saving', []]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([['contact', 3, { firstName: 'Marit', lastName: 'Hoekstra' }]]);
    expect([store.get().save, on.size]).toEqual(['saved', 0]);
  });

  it('wait on the device when the session has ended, and are sent after logging in again [FORM-24, SES-10]', async () => {
    const sent: unknown[] = [];
    let isRefused = true;
    const { store, on, session } = opened(async (_section, revision, values) => {
      sent.push(values);
      if (isRefused) throw new WorkflowRefused('not-signed-in', {}, 401);
      return { revision: revision + 1 };
    });
    const at = Date.now();
    store.change('contact', { lastName: 'H' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([store.get().save, store.get().refusal, sent.length]).toEqual(['signed-out', undefined, 1]);
    session.isSignedIn = false;
    store.change('contact', { lastName: 'Hoekstra' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([store.get().save, store.isSaved(), sent.length]).toEqual(['signed-out', false, 1]);
    expect(store.get().keptSince - at).toBeLessThan(2_000);
    expect(on.get('contact')).toEqual({ firstName: 'Marit', lastName: 'Hoekstra' });
    isRefused = false;
    session.isSignedIn = true;
    await store.flush();
    expect(sent.at(-1)).toEqual({ firstName: 'Marit', lastName: 'Hoekstra' });
    expect([store.get().save, store.get().keptSince, on.size]).toEqual(['saved', 0, 0]);
  });

  it('are kept while there is no connection, and sent when it is back [FORM-24]', async () => {
    let isOnline = false;
    const { store, on } = opened(async (_section, revision) => {
      if (!isOnline) throw lost();
      return { revision: revision + 1 };
    });
    store.change('contact', { firstName: 'M' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([store.get().save, on.size]).toEqual(['offline', 1]);
    isOnline = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([store.get().save, on.size]).toEqual(['saved', 0]);
  });

  it('survive a reload, and are sent from storage [FORM-16, FORM-24]', async () => {
    const sent: unknown[] = [];
    const kept = { user: 'u', request: 'r', section: 'contact', values: { firstName: 'Kept' }, base: {}, revision: 3 };
    const { store } = opened(
      async (_section, revision, values) => {
        sent.push(values);
        return { revision: revision + 1 };
      },
      [kept],
    );
    expect(store.get().answers.contact).toEqual({ firstName: 'Kept' });
    store.absorb(server);
    expect(store.get().answers.contact).toEqual({ firstName: 'Kept' });
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual([{ firstName: 'Kept' }]);
  });
});

describe('an outdated tab', () => {
  const stale = (values: unknown) => new WorkflowRefused('stale-revision', { revision: 7, values }, 409);

  it('asks which answer to keep when both changed it, and saves the selected one [FORM-25]', async () => {
    const sent: unknown[] = [];
    const { store } = opened(async (_section, revision, values) => {
      if (revision < 7) throw stale({ firstName: 'Theirs' });
      sent.push(values);
      return { revision: revision + 1 };
    });
    store.change('contact', { firstName: 'Mine' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().conflict?.conflicts).toEqual([{ path: 'firstName', mine: 'Mine', theirs: 'Theirs' }]);
    expect(sent).toEqual([]);
    await store.settle(new Set());
    expect(sent).toEqual([{ firstName: 'Mine' }]);
    expect(store.get().save).toBe('saved');
  });

  it('merges changes of different answers automatically [FORM-25]', async () => {
    const sent: unknown[] = [];
    const { store } = opened(async (_section, revision, values) => {
      if (revision < 7) throw stale({ firstName: 'Marit', lastName: 'Theirs' });
      sent.push(values);
      return { revision: revision + 1 };
    });
    store.change('contact', { email: 'm@a.example' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().conflict).toBeUndefined();
    expect(sent).toEqual([{ firstName: 'Marit', lastName: 'Theirs', email: 'm@a.example' }]);
  });

  it('repeats a save whose outcome is unknown, and meets its own values if it was stored', async () => {
    const sent: number[] = [];
    const { store } = opened(async (_section, revision, values) => {
      sent.push(revision);
      if (sent.length === 1) throw new WorkflowRefused('outcome-unknown', {}, 503);
      if (revision < 7) throw stale(values);
      return { revision: revision + 1 };
    });
    store.change('contact', { firstName: 'Mine' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toHaveLength(2);
    expect([store.get().save, store.get().conflict]).toEqual(['saved', undefined]);
    expect(store.get().answers.contact).toEqual({ firstName: 'Mine' });
  });

  it('reports that a closed section was refused, and keeps the text', async () => {
    const { store, on } = opened(async () => {
      throw new WorkflowRefused('section-closed', {}, 409);
    });
    store.change('contact', { firstName: 'Late' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([store.get().save, on.size]).toEqual(['refused', 1]);
    expect(store.get().answers.contact).toEqual({ firstName: 'Late' });
  });
});
