import type { BuildMessage, BuildOrder } from './build-index.ts';
import { readLists } from './read-lists.ts';
import { writeIndex } from './saved-index.ts';

const send = (message: BuildMessage) => new Promise((onSent) => process.send?.(message, onSent));

process.once('message', async ({ lists, file }: BuildOrder) => {
  const { index, outcomes } = await readLists(lists, (progress) => void send({ progress }));
  writeIndex(index, file);
  await send({ outcomes });
  process.disconnect();
});
