/** Elements without readable text. Source: docs/reference/record-api.md 5.1. */
const dropped =
  /<(script|style|svg|select|textarea|button|option|iframe|object|noscript|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comment = /<!--[\s\S]*?(?:-->|$)/g;
const tag = /<\/?[a-z!][^>]*(?:>|$)/gi;
const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{1,32}));/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  copy: '©',
  reg: '®',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  euml: 'ë',
  iuml: 'ï',
  ouml: 'ö',
  uuml: 'ü',
  egrave: 'è',
};

/**
 * Converts HTML to text with collapsed white space, truncated to `max` code points, optionally with `...`.
 */
export function excerpt(html: string, max: number, withEllipsis: boolean): string {
  const bare = html.replaceAll(comment, ' ').replaceAll(dropped, ' ').replaceAll(tag, ' ').replaceAll(entity, decode);
  const characters = [...bare.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= max) return characters.join('');
  return characters.slice(0, max).join('').trim() + (withEllipsis ? '...' : '');
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities[name] ?? whole;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : whole;
}
