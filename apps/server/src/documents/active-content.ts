/** What a PDF may contain besides pages that is not accepted. */
export type ActiveContent = 'scripts' | 'attachments';

/**
 * Searches the objects of a PDF for actions that run JavaScript and for embedded files (ISO 32000-1, 12.6.4.16 and
 * 7.11.4), wherever they are referenced from.
 * @param text bytes as Latin-1
 */
export function activeContentIn(text: string): ActiveContent | undefined {
  const plain = withoutEscapes(text);
  if (/\/S\s*\/JavaScript\b/.test(plain)) return 'scripts';
  return /\/EmbeddedFile\b|\/EF\s*<</.test(plain) ? 'attachments' : undefined;
}

/** Replaces the escaped characters of names: `/J#61vaScript` is `/JavaScript` (ISO 32000-1, 7.3.5). */
export function withoutEscapes(text: string): string {
  return text.replace(/#([\dA-Fa-f]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
