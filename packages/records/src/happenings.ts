/** What the engine publishes for monitoring, through channels of `node:diagnostics_channel`. */
export { committed, retried } from './dialect/group-commit.ts';
export { type StorageAnswered, storageAnswered } from './files/storage-answered.ts';
