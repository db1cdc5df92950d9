/** The first line of the age format. Source: age-encryption.org/v1. */
const magic = 'age-encryption.org/v1\n';

/** Bytes that are sufficient to tell a file that is encrypted from another one. */
export const magicBytes = magic.length;

/** Bytes that contain the header of each file that is encrypted here. */
export const maxHeaderBytes = 4096;

/** Names the recipients of a file: a stanza that programs which read age ignore. */
export const keySetStanza = 'dossier-keys';

export const isSealed = (head: Uint8Array): boolean =>
  Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, magicBytes)).toString('latin1') === magic;

/** What the header of an encrypted file says. */
export interface SealedHeader {
  readonly length: number;
  /** Undefined for a file that another program encrypted. */
  readonly keySet: string | undefined;
}

/** Undefined for a file that is not encrypted. */
export function headerOf(head: Uint8Array): SealedHeader | undefined {
  if (!isSealed(head)) return undefined;
  const text = Buffer.from(head).toString('latin1');
  const mac = text.indexOf('\n--- ');
  const end = mac < 0 ? -1 : text.indexOf('\n', mac + 1);
  if (end < 0) throw new Error('the header of an encrypted file is damaged');
  const [, keySet] = /\n-> dossier-keys ([0-9a-f]+)\n/.exec(text.slice(0, mac)) ?? [];
  return { length: end + 1, keySet };
}

const nonceBytes = 16;
const chunkBytes = 64 * 1024;
const tagBytes = 16;

/** Size of the content, from that of the encrypted file. */
export function openedSize(sealed: number, { length }: SealedHeader): number {
  const body = sealed - length - nonceBytes;
  return body - Math.ceil(body / (chunkBytes + tagBytes)) * tagBytes;
}
