/** Files that are read or written at the same time: a bucket answers each only after some milliseconds. */
const workers = 4;

/** Runs `work` for every item, a few at a time. After a failure no further one is begun, and those that run are awaited. */
export async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const source: AsyncIterator<T> | Iterator<T> =
    Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let hasFailed = false;
  const run = async () => {
    try {
      for (let next = await source.next(); !next.done && !hasFailed; next = await source.next()) await work(next.value);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: workers }, run));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
