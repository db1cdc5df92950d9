import { createHash } from 'node:crypto';
import type { Language } from '@dossier/domain/languages';
import type { Mail } from '../runtime/ports.ts';
import { plainTextOf, toHtml } from './layout.ts';
import { type MailData, type MailKind, templates } from './templates/index.ts';
import { mailTexts } from './templates/mail-texts.ts';
import type { MailFrame, Template } from './templates/template.ts';

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders one mail in one language, as HTML and as plain text. */
export function renderMail<K extends MailKind>(
  kind: K,
  language: Language,
  data: MailData[K],
  frame: MailFrame,
): Rendered {
  const template = templates[kind] as Template<MailData[K]>;
  const texts = mailTexts(language);
  const letter = template(data, frame, texts);
  return {
    subject: oneLine(letter.subject),
    text: plainTextOf(letter, frame, texts),
    html: toHtml(letter, frame, texts),
  };
}

/** Subjects are headers: a line break in a name must not start another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface StoredMail {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly to: string;
  readonly language: Language;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The mail of an outbox row. The same row always has the same Message-ID, so that a duplicate can be recognised. */
export function mailOf({ id: outboxId, key, kind, to, language, data }: StoredMail): Mail {
  const { frame, ...rest } = data as { frame: MailFrame } & Record<string, unknown>;
  const rendered = renderMail(kind as MailKind, language, rest as never, frame);
  const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return { to, ...rendered, messageId: `<${id}@dossier>`, outboxId };
}
