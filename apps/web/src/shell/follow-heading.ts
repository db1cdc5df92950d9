/**
 * Pages of clients have no breadcrumb: the title is the heading, so that each step of a form has its own. Returns the
 * function that ends it.
 * @param loading the title until there is a heading
 */
export function followHeading(loading: string, product: string): () => void {
  const apply = () => {
    const heading = document.querySelector('main h1')?.textContent?.trim();
    const title = heading ? `${heading} · ${product}` : loading;
    if (document.title !== title) document.title = title;
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
