import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl Enter or Command Enter does what the main button of a dialog or page does, from any field. */
export function useSubmitKey(isActive: boolean, onSubmit: () => void): void {
  const submit = useEffectEvent(onSubmit);
  useLayoutEffect(() => {
    if (!isActive) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return;
      // On a link it opens another tab.
      if (event.target instanceof Element && event.target.closest('a[href]')) return;
      event.preventDefault();
      submit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isActive]);
}
