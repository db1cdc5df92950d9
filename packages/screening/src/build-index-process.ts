import { type BuildMessage, type BuildOrder, overMemoryCode } from './build-index.ts';
import { readLists } from './read-lists.ts';
import { writeIndex } from './saved-index.ts';

const send = (message: BuildMessage) => new Promise((onSent) => process.send?.(message, onSent));

process.once('message', async ({ lists, file, processMb }: BuildOrder) => {
  const { index, outcomes } = await readLists(lists, (progress) => {
    // The index is built in buffers, which the limit of the heap does not count.
    if (process.memoryUsage.rss() > processMb * 2 ** 20) process.exit(overMemoryCode);
    void send({ progress });
  });
  writeIndex(index, file);
  await send({ outcomes });
  process.disconnect();
});
// The parent has ended, so the index is not needed.
process.once('disconnect', () => process.exit());
