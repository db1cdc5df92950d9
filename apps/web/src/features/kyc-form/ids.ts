const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A fresh id as the desk writes them: 15 letters and digits. */
export function newId(): string {
  // 252 is the largest multiple of 36 in a byte: above it some letters would come more often.
  const bytes = () => [...crypto.getRandomValues(new Uint8Array(32))].filter((byte) => byte < 252);
  return [...bytes(), ...bytes()]
    .slice(0, 15)
    .map((byte) => letters[byte % 36])
    .join('');
}
