import PostalMime from 'postal-mime';

export interface BounceReport {
  /** Addresses that the report was sent to: one of them is the envelope sender of the mail. */
  readonly to: readonly string[];
  /** Enhanced status code (RFC 3463) of the recipient that failed for good, for example `5.1.1`. */
  readonly status: string;
}

/**
 * Reads a delivery status notification (RFC 3464). Undefined for every other message, for delays and for successful
 * deliveries: text and subject never count.
 */
export async function readBounce(message: Buffer): Promise<BounceReport | undefined> {
  const mail = await PostalMime.parse(message, { forceRfc822Attachments: true });
  const type = mail.headers.find(({ key }) => key === 'content-type')?.value ?? '';
  const part = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (!/^\s*multipart\/report\b/i.test(type) || !part) return undefined;
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  const failed = fieldsOf(text).find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(failed?.get('status') ?? '')?.[0];
  if (status === undefined) return undefined;
  const delivered = mail.headers.filter(({ key }) => key === 'delivered-to' || key === 'x-original-to');
  return {
    to: [...(mail.to ?? []).map(({ address }) => address ?? ''), ...delivered.map(({ value }) => value)],
    status,
  };
}

/** The blocks of fields: one about the message, then one per recipient. Folded lines are joined. */
function fieldsOf(text: string): Map<string, string>[] {
  const blocks = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n(?:\r?\n)+/);
  return blocks.map((block) => {
    const lines = block.split(/\r?\n/).map((line) => /^([^:]+):\s*(.*)$/.exec(line));
    return new Map(lines.flatMap((line) => (line ? [[(line[1] ?? '').toLowerCase(), line[2] ?? '']] : [])));
  });
}
