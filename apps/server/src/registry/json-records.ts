/** A part of a JSON array: its text, or the information that the file was truncated inside it. */
export interface JsonPart {
  readonly text: string;
  readonly complete: boolean;
}

/**
 * Streams the objects of the first array of a JSON file, so that a file of many gigabytes needs no more memory than
 * its largest record. Accepts `{"records":[ {…}, {…} ]}` and `[ {…}, {…} ]`.
 */
export async function* objectsOf(chunks: AsyncIterable<string>): AsyncGenerator<JsonPart> {
  const cutter = new Cutter();
  for await (const chunk of chunks) yield* cutter.read(chunk);
  if (cutter.isInside) yield { text: '', complete: false };
}

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Counts brackets outside strings. */
class Cutter {
  #depth = 0;
  /** Depth of the array of records; 0 before it was found. */
  #arrayDepth = 0;
  #inString = false;
  #escaped = false;
  #pending = '';
  #start = -1;

  get isInside(): boolean {
    return this.#depth > 0 || this.#inString;
  }

  *read(chunk: string): Generator<JsonPart> {
    this.#start = this.#pending === '' ? -1 : 0;
    for (let index = 0; index < chunk.length; index++) {
      if (this.#step(chunk.charCodeAt(index), index)) {
        yield { text: this.#pending + chunk.slice(this.#start, index + 1), complete: true };
        this.#pending = '';
        this.#start = -1;
      }
    }
    if (this.#start >= 0) this.#pending += chunk.slice(this.#start);
  }

  /** True when this character ends a record. */
  #step(code: number, index: number): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (code === backslash) this.#escaped = true;
      else if (code === quote) this.#inString = false;
      return false;
    }
    if (code === quote) this.#inString = true;
    else if (code === openBrace || code === openBracket) this.#open(code, index);
    else if (code === closeBrace || code === closeBracket) return this.#close();
    return false;
  }

  #open(code: number, index: number): void {
    if (this.#arrayDepth === 0 && code === openBracket) this.#arrayDepth = this.#depth + 1;
    else if (this.#depth === this.#arrayDepth && this.#arrayDepth > 0) this.#start = index;
    this.#depth++;
  }

  #close(): boolean {
    this.#depth--;
    return this.#arrayDepth > 0 && this.#depth === this.#arrayDepth;
  }
}
