/** Media type detected from the bytes. `extension` starts with a dot. */
export interface Sniffed {
  readonly mimeType: string;
  readonly extension: string;
}

/** Number of bytes that are examined to detect the kind of text. */
const headBytes = 4096;

export async function sniff(bytes: Uint8Array): Promise<Sniffed> {
  // Loaded with the first file: a server at rest does without.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === 'application/rtf') return { mimeType: 'text/rtf', extension: '.rtf' };
  if (!found || found.ext === 'mp1') {
    const marked = marks.find(({ head }) => Buffer.from(head, 'latin1').equals(bytes.subarray(0, head.length)));
    if (marked) return marked;
  }
  if (found && found.mime !== 'application/xml') return { mimeType: found.mime, extension: `.${found.ext}` };
  const text = asText(bytes.subarray(0, headBytes));
  if (text === undefined) return { mimeType: 'application/octet-stream', extension: '' };
  const kind = textKinds.find(({ matches }) => matches(text.trimStart(), bytes));
  return kind ?? { mimeType: 'text/plain', extension: '.txt' };
}

/** Signatures at the beginning of files. */
const marks = [
  { head: 'ID3', mimeType: 'audio/mpeg', extension: '.mp3' },
  { head: '\u00ff\u00fe', mimeType: 'text/plain; charset=utf-16le', extension: '.txt' },
  { head: '\u00fe\u00ff', mimeType: 'text/plain; charset=utf-16be', extension: '.txt' },
] as const;

interface TextKind extends Sniffed {
  matches(head: string, bytes: Uint8Array): boolean;
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
  { mimeType: 'application/json', extension: '.json', matches: (head, bytes) => /^[{[]/.test(head) && isJson(bytes) },
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

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}
