import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { ListFormatError, ListTextTooLongError, maxTextBytes } from './list.ts';

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

/** Largest record with everything in it: far above those of any list. Unit: characters. */
const maxRecordSize = 16 * maxTextBytes;

/** Collects the records from the events of the parser, which itself collects texts and attributes without a limit. */
class RecordCollector {
  readonly done: Element[] = [];
  readonly #open: OpenElement[] = [];
  readonly #parser = new SaxesParser();
  readonly #root: string;
  readonly #wanted: readonly string[];
  #sawRoot = false;
  /** Position after the last event, and at the start of the open record. */
  #handled = 0;
  #recordStart = 0;

  constructor(root: string, wanted: readonly string[]) {
    this.#root = root;
    this.#wanted = wanted;
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new ListFormatError(`broken XML: ${error.message}`, parser.line);
    });
    parser.on('opentag', (tag) => this.#opened(local(tag.name), tag.attributes as Record<string, string>));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('comment', () => this.#countTo(parser.position));
    parser.on('closetag', () => this.#closed());
  }

  write(text: string): void {
    this.#parser.write(text);
    this.#countTo(this.#handled);
    if (this.#parser.position - this.#handled > maxTextBytes) throw new ListTextTooLongError(this.#parser.line);
  }

  close(): void {
    this.#parser.close();
  }

  #opened(name: string, given: Readonly<Record<string, string>>): void {
    this.#countTo(this.#parser.position);
    const attributes: Record<string, string> = {};
    for (const key of Object.keys(given)) attributes[local(key)] = given[key] as string;
    const element = { name, attributes, children: [], text: '' };
    const isWanted = this.#wanted.includes(name);
    if (!this.#sawRoot) {
      if (name !== this.#root)
        throw new ListFormatError(`the outermost element is '${name}', not '${this.#root}'`, this.#parser.line);
      this.#sawRoot = true;
      if (isWanted) this.done.push(element);
      return;
    }
    if (this.#open.length === 0 && !isWanted) return;
    if (this.#open.length === 0) this.#recordStart = this.#handled;
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #addText(text: string): void {
    this.#countTo(this.#parser.position);
    const element = this.#open.at(-1);
    if (!element) return;
    element.text += text;
    if (element.text.length > maxTextBytes) throw new ListTextTooLongError(this.#parser.line);
  }

  #closed(): void {
    this.#countTo(this.#parser.position);
    const element = this.#open.pop();
    if (element && this.#open.length === 0) this.done.push(element);
  }

  #countTo(position: number): void {
    const isTooLong = this.#open.length > 0 && position - this.#recordStart > maxRecordSize;
    if (isTooLong || position - this.#handled > maxTextBytes) throw new ListTextTooLongError(this.#parser.line);
    this.#handled = position;
  }
}

/**
 * Streams the records of a document; only one record is in memory at a time. `root` must be the
 * outermost element; `wanted` names the elements that are records, at any depth.
 * @throws ListFormatError for another root, or malformed or truncated XML
 * @throws ListTextTooLongError for a text or attribute above 1 MB and a record above 16 MB
 */
export async function* readXml(
  path: string | AsyncIterable<Uint8Array>,
  root: string,
  wanted: readonly string[],
): AsyncGenerator<Element> {
  const collector = new RecordCollector(root, wanted);
  const decoder = new TextDecoder('utf-8');
  const chunks = typeof path === 'string' ? createReadStream(path, { highWaterMark: 1 << 17 }) : path;
  for await (const chunk of chunks) {
    collector.write(decoder.decode(chunk as Uint8Array, { stream: true }));
    yield* collector.done.splice(0);
  }
  collector.close();
  yield* collector.done.splice(0);
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
