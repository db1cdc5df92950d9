const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A new record id: 15 letters and digits. */
export function newAnswerId(): string {
  // 252 is the largest multiple of 36 in a byte; higher values would make some letters more frequent.
  const bytes = () => [...crypto.getRandomValues(new Uint8Array(32))].filter((byte) => byte < 252);
  return [...bytes(), ...bytes()]
    .slice(0, 15)
    .map((byte) => letters[byte % 36])
    .join('');
}
