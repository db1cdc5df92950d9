const chunkErrorMessages = [
  /dynamically imported module/i,
  /importing a module script failed/i,
  /error loading dynamically/i,
  /unable to preload css/i,
  /failed to load module/i,
];

/** A lazily loaded screen failed to load: after a new version its old file is gone. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrorMessages.some((sentence) => sentence.test(error.message));
}

/** Storage key that the router sets for its own reload after a failed import; shared, so that only one reload happens. */
const mark = (error: Error) => `tanstack_router_reload:${error.message}`;

/** Reloads the page once after a failed import; when it fails again, the error stays on screen. Returns whether it reloads. */
export function reloadOnce(error: Error, reload: () => void, storage: Storage = sessionStorage): boolean {
  if (storage.getItem(mark(error)) !== null) return false;
  storage.setItem(mark(error), '1');
  reload();
  return true;
}
