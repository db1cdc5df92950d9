import { createContext, type MouseEvent, use } from 'react';

/** Opens an address of this app without loading the page again. Without a router links load their page. */
export const NavigateContext = createContext<((href: string) => void) | undefined>(undefined);

/** Whether a click means another page in this tab, and not a new tab, a window or a download. */
function isPlainClick({ button, metaKey, ctrlKey, altKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  // By attributes: a link in a drawing (SVG) has no such properties.
  const [href, target, download] = ['href', 'target', 'download'].map((name) => currentTarget.getAttribute(name) ?? '');
  const isHere = new URL(href ?? '', location.href).origin === location.origin && (!target || target === '_self');
  return isHere && button === 0 && !download && !(metaKey || ctrlKey || altKey || shiftKey);
}

/** Properties of a link that opens its address by the router, after `onPress`. */
export function useLinkProps(href: string, onPress?: () => void) {
  const navigate = use(NavigateContext);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    if (!navigate || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return { href, onClick };
}
