import type { AnyRecord, Collection } from '@dossier/records';
import { isSealed, type SecretBox } from './secret-box.ts';

/** Content of a mail in the outbox: codes, links, names. */
type Content = Readonly<Record<string, unknown>>;

/** As it is stored. When the content lapses stays readable, because a lapsed mail is deleted without being opened. */
interface SealedContent {
  readonly sealed: string;
  readonly expiresAt?: unknown;
}

const purposeOf = (key: unknown): string => `mail_outbox/${String(key)}`;

/** The same collections; the content of mails that wait in the outbox is encrypted with the desk's secret. */
export function sealingMails<C extends Readonly<Record<string, Collection>>>(collections: C, secrets: SecretBox): C {
  const seal = (next: AnyRecord): void => {
    const content = next['data'] as Content | null | undefined;
    if (!content || isSealedContent(content)) return;
    const { expiresAt } = content;
    const sealed = secrets.seal(JSON.stringify(content), purposeOf(next['key']));
    next['data'] = { sealed, ...(expiresAt !== undefined && { expiresAt }) } satisfies SealedContent;
  };
  const entries = Object.entries(collections).map(([name, collection]) => {
    if (collection.name !== 'mail_outbox') return [name, collection];
    const { beforeCreate = [], beforeUpdate = [] } = collection.hooks;
    const hooks = {
      ...collection.hooks,
      beforeCreate: [...beforeCreate, seal],
      beforeUpdate: [...beforeUpdate, seal],
    };
    return [name, Object.freeze({ ...collection, hooks })];
  });
  return Object.fromEntries(entries) as C;
}

const isSealedContent = (content: Content): content is Content & SealedContent =>
  typeof content['sealed'] === 'string' && isSealed(content['sealed']);

/** The content of a mail; undefined when it was encrypted with another secret. Older versions stored it in plain text. */
export function openMailContent(
  secrets: Pick<SecretBox, 'open'>,
  { key, data }: { readonly key: string; readonly data: Content | null },
): Content | undefined {
  if (!data || !isSealedContent(data)) return data ?? undefined;
  const opened = secrets.open(data.sealed, purposeOf(key));
  return opened === undefined ? undefined : (JSON.parse(opened) as Content);
}
