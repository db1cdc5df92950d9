import { sectionOfDocument } from '@dossier/domain/kyc-form/helper-links';
import type { Reader } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import type { VaultDocument } from './documents.ts';
import { type HelperLink, loadLink } from './helper-links.ts';
import { hasRight } from './portal-rights.ts';

interface AskedFile {
  readonly doc: string;
  readonly inVaults: readonly VaultDocument[];
  readonly now: Date;
}

/** May the reader of a helper link read the file: their own photos, or the documents of delegated sections? */
export async function mayReadByLink(records: Reader, actor: Actor, file: AskedFile): Promise<boolean> {
  if (!hasRight(actor, 'use-helper-links')) return false;
  const links = await records.find('helper_links', 'user = {:user} && state != "ended"', { user: actor.id });
  for (const link of links) {
    if (isOwnPhoto(link, file) || (await isOfDelegatedSection(records, link, file))) return true;
  }
  return false;
}

function isOwnPhoto(link: HelperLink, { doc, inVaults }: AskedFile): boolean {
  return (link.photos ?? []).includes(doc) || inVaults.some((document) => document.link === link.id);
}

async function isOfDelegatedSection(records: Reader, link: HelperLink, { inVaults, now }: AskedFile): Promise<boolean> {
  if (link.scope !== 'sections') return false;
  const loaded = await loadLink(records, link, now);
  if (!loaded.ok || loaded.value.closed !== '') return false;
  const { subject } = loaded.value.request;
  return inVaults.some((document) => document.subject === subject && isDelegated(link, document));
}

/** Is the document asked for by a section of the link? Those of persons never are. */
export function isDelegated({ sections }: Pick<HelperLink, 'sections'>, document: VaultDocument): boolean {
  const section = sectionOfDocument(document.kind);
  return document.owner === document.subject && section !== undefined && (sections ?? []).includes(section);
}
