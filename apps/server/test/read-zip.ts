import { equal } from 'node:assert/strict';
import { crc32, inflateRawSync } from 'node:zlib';

const endSignature = Buffer.from('504b0506', 'hex');
const entrySignature = 0x02014b50;
const deflated = 8;

/**
 * Reads the files of a ZIP archive through its central directory (PKWARE APPNOTE, 4.3). Throws on a wrong checksum or
 * size, a name that is not marked as UTF-8, and a path that occurs twice.
 */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(endSignature);
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry++) {
    equal(archive.readUInt32LE(at), entrySignature);
    const { path, bytes, next } = readEntry(archive, at);
    equal(files.has(path), false, `${path} occurs twice`);
    files.set(path, bytes);
    at = next;
  }
  return files;
}

function readEntry(archive: Buffer, at: number) {
  const field = (offset: number) => archive.readUInt16LE(at + offset);
  const nameEnd = at + 46 + field(28);
  const name = archive.subarray(at + 46, nameEnd);
  const path = name.toString('utf8');
  equal((field(8) & 0x800) !== 0 || /^[\x20-\x7e]*$/.test(path), true, `${path} is not marked as UTF-8`);
  const local = archive.readUInt32LE(at + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
  const bytes = field(10) === deflated ? inflateRawSync(packed) : packed;
  equal(bytes.length, archive.readUInt32LE(at + 24), `size of ${path}`);
  equal(crc32(bytes), archive.readUInt32LE(at + 16), `checksum of ${path}`);
  return { path, bytes, next: nameEnd + field(30) + field(32) };
}
