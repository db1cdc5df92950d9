/** Content that was moved down to make room for a toast. */
interface OpenedSpace {
  /** Moves it back. */
  close(): void;
}

/**
 * Makes room in the page for a toast: moves the first content that would be covered, and all that follows, down. What
 * the person sees above stays where it is.
 * @param limit lower edge of the window, or upper edge of the bar of buttons. Pixels
 * @param needed height of the space. Pixels
 * @returns undefined where no content can be moved
 */
export function openSpace(limit: number, needed: number): OpenedSpace | undefined {
  const element = [...document.querySelectorAll('main, footer')]
    .map((part) => contentAt(part, limit - needed))
    .find((one) => one !== undefined);
  if (!element) return undefined;
  const { style } = element;
  const before = style.marginTop;
  const top = () => element.getBoundingClientRect().top;
  const end = top() + needed;
  style.marginTop = `${marginOf(element) + needed}px`;
  // Margins of neighbours collapse: what is missing is added.
  style.marginTop = `${marginOf(element) + end - top()}px`;
  return {
    close: () => {
      style.marginTop = before;
    },
  };
}

const marginOf = (element: Element) => Number.parseFloat(getComputedStyle(element).marginTop) || 0;

/** The first content that ends below this height: a whole row, or one block of a column. */
function contentAt(column: Element | undefined, height: number): HTMLElement | undefined {
  const found = [...(column?.children ?? [])].find((child): child is HTMLElement => {
    if (!(child instanceof HTMLElement) || !isInFlow(child)) return false;
    const box = child.getBoundingClientRect();
    return box.height > 1 && box.bottom > height;
  });
  if (!found) return undefined;
  return (isColumn(found) ? contentAt(found, height) : undefined) ?? found;
}

const isInFlow = (element: Element) => ['static', 'relative'].includes(getComputedStyle(element).position);

/** Whether its children are below each other, without text between them. */
function isColumn(element: HTMLElement): boolean {
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(element);
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  if (hasText || element.matches('button, a, label, fieldset, figure, table')) return false;
  if (display === 'flex') return flexDirection === 'column';
  if (display === 'grid') return !gridTemplateColumns.includes(' ');
  return ['block', 'list-item', 'flow-root'].includes(display) && [...element.children].every(isBlock);
}

const isBlock = (element: Element) => !getComputedStyle(element).display.startsWith('inline');
