import { expect, test, vi } from 'vitest';
import { FileRemovals } from './file-removals.ts';

const passport = { name: 'passport.jpg' };
const listed = (removals: FileRemovals<unknown>) => removals.get().files.map(({ id, isOver }) => [id, isOver]);

test('[FORM-37] a removed file is deleted on the server when its time is over, and not when it was put back', async () => {
  const remove = vi.fn(async () => undefined);
  const removals = new FileRemovals(remove);
  removals.add('1', passport);
  removals.add('2', passport);
  expect(remove).not.toHaveBeenCalled();
  removals.undo('1');
  await removals.end();
  expect(remove.mock.calls).toEqual([['2', {}]]);
  expect(listed(removals)).toEqual([]);
});

test('[FORM-37] a file that is being deleted stays hidden, is deleted once and can no longer be put back', async () => {
  let answer = () => {};
  const remove = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const removals = new FileRemovals(remove);
  removals.add('1', passport);
  const ends = [removals.end(), removals.end()];
  removals.undo('1');
  expect(listed(removals)).toEqual([['1', true]]);
  answer();
  expect(await Promise.all(ends)).toEqual([[], []]);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(listed(removals)).toEqual([]);
});

test('[FORM-37] a file that could not be deleted is shown again with the reason, until it is removed again', async () => {
  const reason = new Error('no connection');
  const removals = new FileRemovals(() => Promise.reject(reason));
  removals.add('1', passport);
  expect(await removals.end()).toEqual([reason]);
  expect(listed(removals)).toEqual([]);
  expect(removals.get().failures.get('1')).toBe(reason);
  removals.add('1', passport);
  expect(removals.get().failures.size).toBe(0);
});

test('[FORM-37] a file that is being deleted since a reload is hidden, and shown again when the server still has it later', async () => {
  const remove = vi.fn(async () => undefined);
  const removals = new FileRemovals(remove, ['1']);
  removals.add('2', passport);
  expect(listed(removals)).toEqual([
    ['1', true],
    ['2', false],
  ]);
  removals.forget();
  expect(listed(removals)).toEqual([['2', false]]);
  await removals.end();
  expect(remove.mock.calls).toEqual([['2', {}]]);
});
