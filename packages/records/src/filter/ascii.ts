/** Lower-cases ASCII letters only, like SQLite's LOWER. */
export function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
