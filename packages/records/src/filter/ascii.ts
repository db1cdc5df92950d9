/** Lower case of ASCII letters only, as the database's LOWER does it. */
export function asciiLower(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
