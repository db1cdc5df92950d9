import type { BuildMessage, BuildOrder } from './build-index.ts';
import { readLists } from './read-lists.ts';
import { writeIndex } from './saved-index.ts';

const tell = (message: BuildMessage) => new Promise((told) => process.send?.(message, told));

process.once('message', async ({ lists, file }: BuildOrder) => {
  const { index, outcomes } = await readLists(lists, (progress) => void tell({ progress }));
  writeIndex(index, file);
  await tell({ outcomes });
  process.disconnect();
});
