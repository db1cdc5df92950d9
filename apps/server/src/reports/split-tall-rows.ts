/** A text in a cell; each starts on a line of its own. */
interface Text {
  readonly text: string;
}

/**
 * Splits the texts of one cell into parts that fit on a page each, because pdfkit cuts off the rest.
 * @param fits whether these texts are at most as high as a page
 */
export function splitTallCell<T extends Text>(texts: readonly T[], fits: (texts: readonly T[]) => boolean): T[][] {
  const parts: T[][] = [];
  let rest = [...texts];
  while (!fits(rest)) {
    const [whole, first] = [wholeTexts(rest, fits), rest[0]];
    if (whole > 0 || !first) {
      parts.push(rest.slice(0, Math.max(whole, 1)));
      rest = rest.slice(Math.max(whole, 1));
      continue;
    }
    const length = partLength(first.text, (text) => fits([{ ...first, text }]));
    parts.push([{ ...first, text: first.text.slice(0, length) }]);
    rest = [{ ...first, text: first.text.slice(length) }, ...rest.slice(1)];
  }
  return [...parts, rest];
}

/** How many texts fit together, from the first on. */
function wholeTexts<T extends Text>(texts: readonly T[], fits: (texts: readonly T[]) => boolean): number {
  let count = 0;
  while (count < texts.length && fits(texts.slice(0, count + 1))) count++;
  return count;
}

/** The longest part of a text that fits, to white space where possible; at least one character. */
function partLength(text: string, fits: (part: string) => boolean): number {
  let [low, high] = [1, text.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(text.slice(0, middle))) low = middle;
    else high = middle - 1;
  }
  const atSpace = text.slice(0, low).search(/\s\S*$/) + 1;
  if (atSpace > low / 2) return atSpace;
  // A character outside the basic plane is two units.
  return low > 1 && /[\uD800-\uDBFF]/.test(text.charAt(low - 1)) ? low - 1 : low;
}
