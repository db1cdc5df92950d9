/** The keys with which stored files are encrypted, in the format of age. */
export interface FileKeys {
  /** `AGE-SECRET-KEY-1…`: every one opens files, new files are encrypted to the first. */
  readonly identities: readonly string[];
  /** `age1…`: further recipients of new files, whose keys are kept elsewhere. */
  readonly recipients: readonly string[];
}

/** Recipients whose headers fit into what is read of a file to learn its size. */
const maxRecipients = 10;

/**
 * Reads keys from a text: one per line, or separated by commas; lines that begin with `#` are comments, as in the files
 * of `age-keygen`.
 * @returns undefined for a text with anything else, or without a key that opens files
 */
export function readFileKeys(text: string): FileKeys | undefined {
  const lines = text.split('\n').filter((line) => !line.trim().startsWith('#'));
  const parts = lines.flatMap((line) => line.split(',')).flatMap((part) => part.trim() || []);
  const identities = parts.filter((part) => /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(part));
  const recipients = parts.filter((part) => /^age1[0-9a-z]{58}$/.test(part));
  const isComplete = identities.length > 0 && identities.length + recipients.length === parts.length;
  return isComplete && recipients.length < maxRecipients ? { identities, recipients } : undefined;
}

/** The form of age's key file. */
export const keyFileOf = ({ identities }: FileKeys): string => `${identities.join('\n')}\n`;
