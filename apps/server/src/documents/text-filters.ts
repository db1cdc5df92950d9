/** Removes the text encodings of a PDF stream (ISO 32000-1, 7.4.2 and 7.4.3), under which compression can be hidden. */
export function decodedText(dictionary: string, content: Buffer): Buffer {
  let bytes = content;
  for (const [, filter] of dictionary.matchAll(/\/(ASCIIHexDecode|AHx|ASCII85Decode|A85)\b/g)) {
    bytes = filter === 'ASCIIHexDecode' || filter === 'AHx' ? fromHex(bytes) : fromBase85(bytes);
  }
  return bytes;
}

function fromHex(bytes: Buffer): Buffer {
  const end = bytes.indexOf('>');
  const digits = bytes.toString('latin1', 0, end === -1 ? bytes.length : end).replace(/[^\dA-Fa-f]/g, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** Decodes base 85 up to its end mark or the first character that does not belong to it. */
function fromBase85(bytes: Buffer): Buffer {
  const end = bytes.indexOf('~');
  const source = bytes.subarray(0, end === -1 ? bytes.length : end);
  const decoded = Buffer.alloc(source.length * 4);
  let length = 0;
  let digits = 0;
  let value = 0;
  for (const byte of source) {
    if (byte <= 0x20) continue;
    if (byte === 0x7a && digits === 0) {
      length += 4;
      continue;
    }
    if (byte < 0x21 || byte > 0x75) break;
    value = value * 85 + (byte - 0x21);
    digits += 1;
    if (digits < 5) continue;
    length = decoded.writeUInt32BE(value % 2 ** 32, length);
    digits = 0;
    value = 0;
  }
  if (digits < 2) return decoded.subarray(0, length);
  for (let missing = digits; missing < 5; missing += 1) value = value * 85 + 84;
  decoded.writeUInt32BE(value % 2 ** 32, length);
  return decoded.subarray(0, length + digits - 1);
}
