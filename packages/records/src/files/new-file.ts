import { type FileContent, NewFile } from './file-store.ts';
import { sniff } from './sniff.ts';
import { storedName } from './stored-name.ts';

/** A file as it came in a request; its name without folders. */
export class UploadedFile {
  readonly name: string;
  readonly content: FileContent;

  constructor(name: string, content: FileContent) {
    this.name = name.split('/').at(-1) ?? '';
    this.content = content;
  }
}

/** Names a file and detects its type, for a record's file field. Writes nothing. */
export async function newFile(originalName: string, content: FileContent): Promise<NewFile> {
  const { mimeType, extension } = await sniff(content);
  return new NewFile({ originalName, content, mimeType, storedName: storedName(originalName, extension) });
}

/** The same for every uploaded file in a body, also inside lists. */
export async function withNewFiles(body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(body).map(async ([key, value]) => [key, await prepared(value)] as const),
  );
  return Object.fromEntries(entries);
}

async function prepared(value: unknown): Promise<unknown> {
  if (value instanceof UploadedFile) return newFile(value.name, value.content);
  return Array.isArray(value) && value.some((one) => one instanceof UploadedFile)
    ? Promise.all(value.map(prepared))
    : value;
}

export function newFilesIn(values: Readonly<Record<string, unknown>>): NewFile[] {
  return Object.values(values)
    .flat()
    .filter((value) => value instanceof NewFile);
}
