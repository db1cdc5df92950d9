import { Fragment, type ReactNode } from 'react';

/** Draws what stands between `<name>` and `</name>`. */
export type RichParts = Readonly<Record<string, (inner: string) => ReactNode>>;

/**
 * A text with marked places: `We sent an email to <b>{{email}}</b>.` A mark nobody draws stays plain text.
 * Marks do not nest, and what is filled in is never read as a mark.
 */
export function rich(text: string, parts: RichParts, values: Readonly<Record<string, string>> = {}): ReactNode[] {
  const filled = (piece: string) => piece.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/g);
  return pieces.flatMap((piece, index) => {
    const [kind, inner] = [index % 3, filled(pieces[index + 1] ?? '')];
    if (kind === 2) return [];
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is its place
    if (kind === 0) return [<Fragment key={index}>{filled(piece)}</Fragment>];
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is its place
    return [<Fragment key={index}>{parts[piece]?.(inner) ?? inner}</Fragment>];
  });
}
