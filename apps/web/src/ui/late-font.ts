import { afterContent } from './after-content.ts';

/** Stored when this browser has loaded Inter once. */
const loadedKey = 'dossier_font';

/**
 * On a browser's first visit, Inter loads when the page has its content: until then a slow line has better things to
 * carry than its 73 kB, and text has fonts of the device in the size of Inter (styles/fonts.css). Later visits show Inter
 * at once, from the browser's cache.
 */
export function loadFontLate(): void {
  if (localStorage.getItem(loadedKey)) return;
  const { dataset } = document.documentElement;
  dataset['font'] = 'late';
  const show = () => {
    delete dataset['font'];
  };
  const load = async () => {
    await document.fonts.load("1em 'Inter Variable'");
    localStorage.setItem(loadedKey, 'yes');
  };
  afterContent(() => void load().then(show, show), 0);
}
