/** The lines of a table of name parts: the listed spelling first, then other ones, separated by `|`. */
export const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'));
