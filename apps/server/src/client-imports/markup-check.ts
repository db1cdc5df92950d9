/** A tag, comment or CDATA section is never longer in a workbook: a cell has 32,767 characters. Unit: characters. */
const longestPart = 1024 * 1024;
/** Elements inside each other; a sheet has seven. */
const deepest = 200;

/**
 * Reads an XML part as it arrives and decides whether it is whole: each element is closed, in its order. The reader of
 * workbooks does not: of a part that ends early it returns the rows before its end.
 */
export class MarkupCheck {
  readonly #open: string[] = [];
  #rest = '';
  #isBroken = false;
  #hasRoot = false;

  add(text: string): void {
    if (this.#isBroken) return;
    const all = this.#rest + text;
    let at = all.indexOf('<');
    while (at !== -1) {
      const end = endOf(all, at);
      if (end === -1) break;
      this.#read(all.slice(at + 1, end));
      at = all.indexOf('<', end + 1);
    }
    this.#rest = at === -1 ? '' : all.slice(at);
    if (this.#rest.length > longestPart) this.#isBroken = true;
  }

  isWhole(): boolean {
    return !this.#isBroken && this.#hasRoot && this.#rest === '' && this.#open.length === 0;
  }

  /** @param tag what is between `<` and `>` */
  #read(tag: string): void {
    if (tag.startsWith('!') || tag.startsWith('?')) return;
    const name = /^\/?([^\s/]+)/.exec(tag)?.[1];
    if (tag.startsWith('/')) {
      if (name === undefined || this.#open.pop() !== name) this.#isBroken = true;
      return;
    }
    if (name === undefined || (this.#open.length === 0 && this.#hasRoot) || this.#open.length > deepest)
      this.#isBroken = true;
    this.#hasRoot = true;
    if (!tag.endsWith('/')) this.#open.push(name ?? '');
  }
}

const sections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Where what begins with `<` ends, its `>`; -1 while it has not arrived. A quoted value may contain `>`. */
function endOf(text: string, at: number): number {
  for (const [start, end] of sections) {
    if (!text.startsWith(start, at)) continue;
    const found = text.indexOf(end, at + start.length);
    return found === -1 ? -1 : found + end.length - 1;
  }
  // It may become a comment or a section.
  if (text[at + 1] === '!' && text.length - at < '<![CDATA['.length) return -1;
  for (let next = at + 1; next < text.length; next += 1) {
    const letter = text[next];
    if (letter === '>') return next;
    if (letter !== '"' && letter !== "'") continue;
    next = text.indexOf(letter, next + 1);
    if (next === -1) return -1;
  }
  return -1;
}
