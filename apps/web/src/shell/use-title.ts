import { useEffect } from 'react';

/** Names the document while a page is shown that no route names, such as Not Found or an error. */
export function useTitle(name: string): void {
  // Every page loads this file, and it renders rarely: memoisation would add to its size.
  'use no memo';
  useEffect(() => {
    const before = document.title;
    // Each title ends with the name of the product.
    document.title = [name, before.split(' · ').at(-1)].join(' · ');
    return () => {
      document.title = before;
    };
  }, [name]);
}
