import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { ListFormatError } from './list.ts';

/** A small element of a document: one record with its content. Names have no prefix. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface OpenElement {
  name: string;
  attributes: Record<string, string>;
  children: OpenElement[];
  text: string;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Streams the records of a document; only one record is in memory at a time. `root` must be the
 * outermost element; `wanted` names the elements that are records, at any depth.
 * @throws NotThisFormat for another root, or malformed or truncated XML
 */
export async function* readXml(
  path: string | AsyncIterable<Uint8Array>,
  root: string,
  wanted: readonly string[],
): AsyncGenerator<Element> {
  const done: Element[] = [];
  const open: OpenElement[] = [];
  let sawRoot = false;
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8');
  parser.on('error', (error) => {
    throw new ListFormatError(`broken XML: ${error.message}`);
  });
  parser.on('opentag', (tag) => {
    const name = local(tag.name);
    const attributes: Record<string, string> = {};
    for (const key of Object.keys(tag.attributes)) attributes[local(key)] = tag.attributes[key] as string;
    if (!sawRoot) {
      if (name !== root) throw new ListFormatError(`the outermost element is '${name}', not '${root}'`);
      sawRoot = true;
      if (wanted.includes(name)) done.push({ name, attributes, children: [], text: '' });
      return;
    }
    if (open.length === 0 && !wanted.includes(name)) return;
    const element: OpenElement = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('cdata', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && open.length === 0) done.push(element);
  });
  const chunks = typeof path === 'string' ? createReadStream(path, { highWaterMark: 1 << 17 }) : path;
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk as Uint8Array, { stream: true }));
    yield* done.splice(0);
  }
  parser.close();
  yield* done.splice(0);
}

/** The trimmed text of the first child with that name, or ''. */
export function textOf(element: Element | undefined, name: string): string {
  return child(element, name)?.text.trim() ?? '';
}

/** The first child with that name. */
export function child(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((one) => one.name === name);
}

/** The children with that name, or those under a wrapper: `all(e, 'akaList', 'aka')`. */
export function all(element: Element | undefined, ...path: readonly string[]): readonly Element[] {
  let here: readonly Element[] = element ? [element] : [];
  for (const name of path) here = here.flatMap((one) => one.children.filter((child) => child.name === name));
  return here;
}

/** The non-blank texts of all elements at a path. */
export function texts(element: Element | undefined, ...path: readonly string[]): string[] {
  return all(element, ...path)
    .map((one) => one.text.trim())
    .filter((text) => text !== '');
}
