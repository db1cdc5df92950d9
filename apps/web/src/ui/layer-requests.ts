const opened = new EventTarget();

type Layer = 'search' | 'keys' | 'notifications';

const request = (layer: Layer) => void opened.dispatchEvent(new Event(layer));

/** @returns the function that ends it */
function listen(layer: Layer, open: () => void): () => void {
  opened.addEventListener(layer, open);
  return () => opened.removeEventListener(layer, open);
}

/** Opens the search of the page's header, from elsewhere. */
export const requestSearch = (): void => request('search');
export const onSearchRequest = (open: () => void): (() => void) => listen('search', open);

/** Opens the list of keys, from elsewhere. */
export const requestKeys = (): void => request('keys');
export const onKeysRequest = (open: () => void): (() => void) => listen('keys', open);

/** Opens the list of notifications under the bell, from elsewhere. */
export const requestNotifications = (): void => request('notifications');
export const onNotificationsRequest = (open: () => void): (() => void) => listen('notifications', open);
