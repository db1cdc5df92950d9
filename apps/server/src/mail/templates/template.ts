import type { MailTexts } from './mail-texts.ts';

/** Sender and support details of every mail. */
export interface MailFrame {
  /** The institution, or the desk itself for its own staff. */
  readonly name: string;
  /** Two letters for the square in front of the name. */
  readonly initials: string;
  /** `#1f3a4d`. */
  readonly accent: string;
  readonly supportText: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly deskName: string;
}

/** A part of a mail's body. `strong` and `note` are emphasised. */
export type Block =
  | { readonly kind: 'text'; readonly text: string /** The part of it in bold. */; readonly strong?: string }
  | {
      readonly kind: 'list';
      readonly title: string /** Where the title leads. */;
      readonly url?: string;
      readonly items: readonly string[];
    }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'note'; readonly strong: string; readonly text: string };

/** The content of a mail before layout, in one language: the source of HTML and plain text. */
export interface Letter {
  readonly subject: string;
  /** The line that mail clients show after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** The reason why this recipient gets it. */
  readonly why: string;
}

/** Composes one kind of mail. `data` is stored in the outbox: name and reference at most. */
export type Template<Data> = (data: Data, frame: MailFrame, texts: MailTexts) => Letter;
