/** Characters per line of a box. */
const most = 17;

const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** Breaks a name into one or two lines between words; truncates with an ellipsis. */
export function nameLines(name: string): readonly string[] {
  const words = name.trim().split(/\s+/);
  let first = words[0] ?? '';
  let used = 1;
  while (used < words.length && `${first} ${words[used]}`.length <= most) first = `${first} ${words[used++]}`;
  const rest = words.slice(used).join(' ');
  return rest === '' ? [cut(first)] : [cut(first), cut(rest)];
}
