/** How often to look for the content. Unit: milliseconds. */
const lookEveryMs = 250;

/**
 * Acts when the page has had its heading for a while: what is only needed later must not slow down the page itself.
 * Returns the function that cancels it.
 */
export function afterContent(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const isShown = document.querySelector('main h1') !== null;
    timer = isShown ? setTimeout(act, ms) : setTimeout(look, lookEveryMs);
  };
  look();
  return () => clearTimeout(timer);
}
