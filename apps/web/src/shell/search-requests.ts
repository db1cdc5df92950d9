const opened = new EventTarget();

/** Opens the search of the page's header, from elsewhere. */
export const requestSearch = (): void => void opened.dispatchEvent(new Event('open'));

/** @returns the function that ends it */
export function onSearchRequest(open: () => void): () => void {
  opened.addEventListener('open', open);
  return () => opened.removeEventListener('open', open);
}
