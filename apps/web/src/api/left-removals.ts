const key = 'dossier_left_removals';

/** How long the server may take to delete them. Unit: milliseconds. */
export const leftMs = 10_000;

/** Notes the files whose removal was sent when their page was left: the next page may be answered before it is done. */
export function noteLeft(ids: readonly string[]): void {
  if (ids.length > 0) sessionStorage.setItem(key, JSON.stringify([Date.now() + leftMs, ...ids]));
}

/** The files that are still being deleted. */
export function leftFiles(): readonly string[] {
  const [until, ...ids] = JSON.parse(sessionStorage.getItem(key) ?? '[0]') as [number, ...string[]];
  return until > Date.now() ? ids : [];
}
