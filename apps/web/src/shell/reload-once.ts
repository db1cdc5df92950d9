const sentences = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /error loading dynamically/i,
  /unable to preload css/i,
  /failed to load module/i,
];

/** A lazily loaded screen did not come: after a new version its old file is gone. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && sentences.some((sentence) => sentence.test(error.message));
}

/** The router marks its own reload for a missing screen with this; one mark counts for both. */
const mark = (error: Error) => `tanstack_router_reload:${error.message}`;

/** Reloads the page once for a part that did not come; when it fails again, the error stays on screen. Says whether it did. */
export function reloadOnce(error: Error, reload: () => void, storage: Storage = sessionStorage): boolean {
  if (storage.getItem(mark(error)) !== null) return false;
  storage.setItem(mark(error), '1');
  reload();
  return true;
}
