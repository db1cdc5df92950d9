import type { Language } from '@dossier/domain/languages';

/** Who writes, and where help is: on every mail. */
export interface MailFrame {
  /** The institution, or the desk itself for its own staff. */
  readonly name: string;
  /** Two letters for the square beside the name. */
  readonly initials: string;
  /** `#1f3a4d`. */
  readonly accent: string;
  readonly supportText: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly deskName: string;
}

/** A piece of a mail's body. `strong` and `note` stand out. */
export type Block =
  | { readonly kind: 'text'; readonly text: string /** The part of it that stands out. */; readonly strong?: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'note'; readonly strong: string; readonly text: string };

/** A mail before it is laid out, in one language. */
export interface Letter {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why this person gets it. */
  readonly why: string;
}

/** Writes one kind of mail. `data` is what the outbox kept, name and reference at most. */
export type Template<Data> = Readonly<Record<Language, (data: Data, frame: MailFrame) => Letter>>;
