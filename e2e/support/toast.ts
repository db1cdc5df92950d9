import { expect, type Page } from '@playwright/test';

/**
 * Asserts that this toast, and no other, is shown, and that it covers no title and no bar of buttons; of a client's page
 * no text and no control either, unless it is the bar at the end of the page.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  const toasts = page.locator('[data-toast]');
  await expect(toasts).toHaveText(text);
  await expect(toasts).toHaveCount(1);
  await expect.poll(() => page.evaluate(coveredByToast)).toEqual([]);
}

/** What the toast covers of titles and bars of buttons; behind a drawer or dialog nothing is asked. */
function coveredByToast(): string[] {
  const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
  const page = [...document.querySelectorAll('[data-scrim]')].at(-1) ?? document;
  const isFree =
    page === document &&
    document.documentElement.dataset['portal'] === 'client' &&
    !document.querySelector('[data-docked]') &&
    innerWidth < 768;
  const content = isFree ? ', main :is(p, label, input, button, a, li, dd), footer p' : '';
  return [...page.querySelectorAll(`h1, h2, [data-bottom-bar], [data-client-bar]${content}`)]
    .filter((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isApart =
        !toast || right <= toast.left || left >= toast.right || bottom <= toast.top || top >= toast.bottom;
      return width > 1 && !isApart;
    })
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
}
