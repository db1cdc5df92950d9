/** How fields of this package mark an error; some mark the group around the control. */
const marks = '[aria-invalid="true"], [data-invalid], [data-missing="true"]';
const controls = ['input:checked', 'input:enabled:not([type="hidden"], [hidden])', 'textarea', 'select', 'button'];

/**
 * Moves the focus to the first field with an error, after the messages are rendered; of a group, to the control that the
 * Tab key would reach.
 */
export function focusFault(within: ParentNode = document): void {
  setTimeout(() => {
    const [field] = [...within.querySelectorAll<HTMLElement>(marks)].flatMap((mark) => controlOf(mark) ?? []);
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  });
}

function controlOf(mark: HTMLElement): HTMLElement | undefined {
  if (mark.tabIndex >= 0 || mark.hasAttribute('tabindex')) return mark;
  for (const control of controls) {
    const found = mark.querySelector<HTMLElement>(`${control}:not(:disabled, [aria-hidden="true"] *)`);
    if (found) return found;
  }
  return undefined;
}
