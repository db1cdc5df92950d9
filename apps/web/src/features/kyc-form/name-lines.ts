/** Characters per line of a box, in regular and in bold type. */
const mostRegular = 17;
const mostBold = 15;

/** Breaks a name into one or two lines between words; truncates with an ellipsis. */
export function nameLines(name: string, isBold = false): readonly string[] {
  const most = isBold ? mostBold : mostRegular;
  const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);
  const words = name.trim().split(/\s+/);
  let first = words[0] ?? '';
  let used = 1;
  while (used < words.length && `${first} ${words[used]}`.length <= most) first = `${first} ${words[used++]}`;
  const rest = words.slice(used).join(' ');
  return rest === '' ? [cut(first)] : [cut(first), cut(rest)];
}
