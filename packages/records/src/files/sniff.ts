import { open, readFile } from 'node:fs/promises';
import { type FileContent, lengthOf } from './file-store.ts';

/** Media type detected from the bytes. `extension` starts with a dot. */
export interface Sniffed {
  readonly mimeType: string;
  readonly extension: string;
}

/** Number of bytes that are examined to detect the kind of text. */
const headBytes = 4096;
/** Longer texts count as JSON by their beginning, because parsing them would delay other requests. Unit: bytes. */
const maxParsedBytes = 1024 * 1024;

/** Detects the media type of a file by its content. */
export async function sniff(content: FileContent): Promise<Sniffed> {
  // Loaded with the first file: a server at rest does without.
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type');
  const inMemory = content instanceof Uint8Array;
  const found = inMemory ? await fileTypeFromBuffer(content) : await fileTypeFromFile(content.path);
  if (found?.mime === 'application/rtf') return { mimeType: 'text/rtf', extension: '.rtf' };
  const bytes = inMemory ? content.subarray(0, headBytes) : await headOf(content.path);
  if (!found || found.ext === 'mp1') {
    const marked = marks.find(({ head }) => Buffer.from(head, 'latin1').equals(bytes.subarray(0, head.length)));
    if (marked) return marked;
  }
  if (found && found.mime !== 'application/xml') return { mimeType: found.mime, extension: `.${found.ext}` };
  const text = asText(bytes);
  if (text === undefined) return { mimeType: 'application/octet-stream', extension: '' };
  for (const { matches, ...kind } of textKinds) if (await matches(text.trimStart(), content)) return kind;
  return { mimeType: 'text/plain', extension: '.txt' };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Signatures at the beginning of files. */
const marks = [
  { head: 'ID3', mimeType: 'audio/mpeg', extension: '.mp3' },
  { head: '\u00ff\u00fe', mimeType: 'text/plain; charset=utf-16le', extension: '.txt' },
  { head: '\u00fe\u00ff', mimeType: 'text/plain; charset=utf-16be', extension: '.txt' },
] as const;

interface TextKind extends Sniffed {
  matches(head: string, content: FileContent): boolean | Promise<boolean>;
}

/** Checked in order: types that a browser would execute come first, so that they never count as plain text. */
const textKinds: readonly TextKind[] = [
  { mimeType: 'image/svg+xml', extension: '.svg', matches: (head) => head.startsWith('<') && /<svg[\s>]/i.test(head) },
  {
    mimeType: 'text/html',
    extension: '.html',
    matches: (head) =>
      /^(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body|script|iframe|h1|div|table|style|title|a|p|br)[\s>/]/i.test(
        head,
      ),
  },
  { mimeType: 'text/xml', extension: '.xml', matches: (head) => head.startsWith('<?xml') },
  { mimeType: 'application/json', extension: '.json', matches: isJson },
  { mimeType: 'text/csv', extension: '.csv', matches: isTable },
];

/** Lines of equally many values, at least two of both. */
function isTable(head: string): boolean {
  const lines = head.split(/\r?\n/).filter((line) => line !== '');
  const widths = new Set(lines.map((line) => line.split(',').length));
  return lines.length > 1 && widths.size === 1 && !widths.has(1);
}

/** Undefined for bytes that are no text: control characters, or not UTF-8. A character cut by the end of the head is fine. */
function asText(head: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters identify binary content
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

async function isJson(head: string, content: FileContent): Promise<boolean> {
  if (!/^[{[]/.test(head)) return false;
  if (lengthOf(content) > maxParsedBytes) return true;
  try {
    const bytes = content instanceof Uint8Array ? content : await readFile(content.path);
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}
