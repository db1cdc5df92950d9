/** Most bytes of a name in UTF-8. File systems accept 255; the rest is for a number in brackets. */
const maxNameBytes = 200;

/** Control characters, characters that reverse the direction of text, and those that a file system reserves. */
const unsafe = /[\p{Cc}\p{Bidi_Control}\u2028\u2029<>:"/\\|?*]/gu;
/** Names of devices, which Windows does not accept as file names. */
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const extensionAtEnd = /\.[^.\s]{1,10}$/;

/** Returns a name that every file system accepts as one part of a path, with its extension. */
export function safeName(name: string, maxBytes = maxNameBytes): string {
  const clean = trimmed(name.toWellFormed().normalize('NFC').replace(unsafe, '_')).replace(deviceName, '_$&');
  return shortened(clean, maxBytes) || 'file';
}

/** Windows drops dots and spaces at the end of a name; a dot at the start hides a file. */
const trimmed = (name: string) => name.replace(/^[.\s]+|[.\s]+$/g, '');

function shortened(name: string, maxBytes: number): string {
  if (Buffer.byteLength(name) <= maxBytes) return name;
  const extension = extensionAtEnd.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  const target = new Uint8Array(maxBytes - Buffer.byteLength(extension));
  // Writes complete characters only.
  const { read } = new TextEncoder().encodeInto(stem, target);
  return trimmed(stem.slice(0, read)) + extension;
}

/**
 * Returns the path, with a number before its extension when it is taken, and adds it to `taken`. Paths that differ in
 * case only count as equal, as on Windows and macOS.
 */
export function freeName(path: string, taken: Set<string>): string {
  const dot = path.lastIndexOf('.');
  // A dot in the name of a folder starts no extension.
  const isExtension = dot > path.lastIndexOf('/') + 1;
  const [stem, extension] = isExtension ? [path.slice(0, dot), path.slice(dot)] : [path, ''];
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : `${stem} (${number})${extension}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}
