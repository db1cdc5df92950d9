import { SaxesParser } from 'saxes';

/** Texts of the elements of a small XML document, by the name of the element; in their order. */
export function textsOf(xml: string): ReadonlyMap<string, readonly string[]> {
  const texts = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new Error(`the object storage answered with broken XML: ${error.message}`);
  });
  parser.on('opentag', () => open.push(''));
  parser.on('text', (text) => {
    if (open.length > 0) open.push((open.pop() ?? '') + text);
  });
  parser.on('closetag', ({ name }) => {
    texts.set(name, [...(texts.get(name) ?? []), open.pop() ?? '']);
  });
  parser.write(xml).close();
  return texts;
}

/** The code of an error document; undefined for another document. */
export function errorCodeOf(body: string): string | undefined {
  if (!body.includes('<Error')) return undefined;
  return textsOf(body).get('Code')?.[0];
}

/** One page of a listing. */
export interface ListPage {
  readonly keys: readonly string[];
  /** Continues the listing; undefined on the last page. */
  readonly next: string | undefined;
}

export function listPageOf(xml: string): ListPage {
  const texts = textsOf(xml);
  const isTruncated = texts.get('IsTruncated')?.[0] === 'true';
  return { keys: texts.get('Key') ?? [], next: isTruncated ? texts.get('NextContinuationToken')?.[0] : undefined };
}
