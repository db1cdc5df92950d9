import { useFormat } from '#i18n/format.ts';

/** A number with the separators of the language; a text as it is. */
export function Count({ of }: { of: number | string }) {
  const format = useFormat();
  return typeof of === 'number' ? format.number(of) : of;
}
