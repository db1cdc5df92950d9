import { createHash } from 'node:crypto';
import type { Language } from '@dossier/domain/languages';
import type { Mail } from '../runtime/ports.ts';
import { toHtml, toText } from './layout.ts';
import type { MailFrame, Template } from './template.ts';
import { type MailData, type MailKind, templates } from './templates/index.ts';

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One mail in one language, both bodies. */
export function renderMail<K extends MailKind>(
  kind: K,
  language: Language,
  data: MailData[K],
  frame: MailFrame,
): Rendered {
  const template = templates[kind] as Template<MailData[K]>;
  const letter = template[language](data, frame);
  return {
    subject: oneLine(letter.subject),
    text: toText(letter, frame, language),
    html: toHtml(letter, frame, language),
  };
}

/** Subjects are headers: a name with a line break in it must not begin another one. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface StoredMail {
  readonly key: string;
  readonly kind: string;
  readonly to: string;
  readonly language: Language;
  readonly data: Record<string, unknown> | null;
}

/** The mail of an outbox row. The same row always gives the same Message-ID, so a second copy is known as one. */
export function mailOf({ key, kind, to, language, data }: StoredMail): Mail {
  const { frame, ...rest } = (data ?? {}) as { frame: MailFrame } & Record<string, unknown>;
  const rendered = renderMail(kind as MailKind, language, rest as never, frame);
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return { to, ...rendered, messageId: `<${id}@dossier>` };
}
