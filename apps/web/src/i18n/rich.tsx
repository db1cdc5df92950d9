import { isolated } from '@dossier/domain/isolated';
import { Fragment, type ReactNode } from 'react';

/** Renders the text between `<name>` and `</name>`. */
export type RichParts = Readonly<Record<string, (inner: string) => ReactNode>>;

/**
 * A text with tags: `We sent an email to <b>{{email}}</b>.` Unknown tags stay plain text. Tags do not nest, and
 * interpolated values are never read as tags.
 */
export function rich(text: string, parts: RichParts, values: Readonly<Record<string, string>> = {}): ReactNode[] {
  const filled = (piece: string) =>
    piece.replace(/\{\{(\w+)\}\}/g, (place, name: string) => isolated(values[name] ?? place));
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
