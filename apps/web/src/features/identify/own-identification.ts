import type { ViewAnswer } from '#api/views.ts';

/** What the reader of a helper link may see. */
export type OwnIdentification = ViewAnswer<'own-identification'>;

/** What the form says about the reader. */
export type Person = NonNullable<OwnIdentification['person']>;

export type IdentityPhoto = OwnIdentification['photos'][number];

export interface IdentifyLinks {
  readonly forms: string;
  readonly form: (request: string) => string;
  readonly go: (href: string) => void;
}
