import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** `j` and `k` move through the documents; Enter opens, as on any link. */
export function useRowKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const links = [...document.querySelectorAll<HTMLElement>('[data-document-link] a')];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
