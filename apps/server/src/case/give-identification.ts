import type { ValidInput } from '@dossier/domain/contracts/workflows';
import type { DocumentSide } from '@dossier/domain/documents';
import { accept, type Result, refuse } from '@dossier/domain/result';
import {
  type CorrectionRow,
  type DeskRecordsStore,
  type Reader,
  type RequestRow,
  type Row,
  rowsById,
} from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { type HelperLink, type LoadedLink, openLinkFor } from './helper-links.ts';
import { correctionsOfPerson } from './person-corrections.ts';

type Given = ValidInput<'give-identification'>;

/** A link by which its reader may give an identification now. `asked`: the open corrections of this person. */
interface OpenIdentification extends LoadedLink {
  readonly asked: readonly CorrectionRow[];
}

/**
 * The reader's own link, if they have not given their identification yet or were asked again. Errors: `not-found`,
 * `link-closed {why}`.
 */
export async function mayGive(
  records: Reader,
  actor: Actor,
  link: string,
  now: Date,
): Promise<Result<OpenIdentification>> {
  const own = await openLinkFor(records, actor, { link, scope: 'person', now });
  if (!own.ok) return own;
  const asked = await openCorrections(records, own.value);
  if (own.value.link.state === 'given' && asked.length === 0) return refuse('link-closed', { why: 'given' });
  return accept({ ...own.value, asked });
}

/** Corrections that the reader of a link was asked for and has not answered. */
export async function openCorrections(records: Reader, { link, request }: LoadedLink): Promise<CorrectionRow[]> {
  if (link.scope !== 'person' || link.state !== 'given') return [];
  const asked = await correctionsOfPerson(records, request, link.person);
  return asked.filter(({ status }) => status === 'open');
}

/** Stores what a person gave: the statement, the documents, and the answer to corrections. */
export async function storeIdentification(
  records: DeskRecordsStore,
  { link, request, asked }: OpenIdentification,
  given: Given,
): Promise<void> {
  const photos = link.photos ?? [];
  const earlier = await givenDocuments(records, link);
  if (photos.length > 0) await replaceDocuments(records, { link, request, earlier }, given);
  await records.create('person_identifications', {
    request: request.id,
    link: link.id,
    person: link.person,
    user: link.user,
    birth_date: given.birthDate,
    nationality: given.nationality,
    country_of_residence: given.countryOfResidence,
    identity_kind: given.identityKind,
    identity_number: given.identityNumber,
    identity_expiry: given.identityExpiry,
    remark: given.remark ?? '',
    photos: photos.length > 0 ? photos : earlier.filter(({ current }) => current).map(({ doc }) => doc),
  });
  await records.update('helper_links', link.id, {
    state: 'given',
    given_at: records.now,
    photos: [],
    photo_sides: {},
    scan_token: '',
  });
  for (const { id } of asked) {
    await records.update('gk_corrections', id, { status: 'answered', answered_at: records.now });
  }
}

type GivenDocument = Row<'kyc_individuals_docs'>;

/** Documents that were given by a link, oldest first. */
export function givenDocuments(records: Reader, { id }: Pick<HelperLink, 'id'>): Promise<GivenDocument[]> {
  return records.find('kyc_individuals_docs', 'link = {:id}', { id }, { sort: 'version,@rowid' });
}

/** The files that an identification by this link consists of now: new photos replace all that was given before. */
export async function filesToGive(
  records: Reader,
  { photos, photo_sides: sides }: HelperLink,
  earlier: readonly GivenDocument[],
): Promise<{ side: DocumentSide | ''; pages: number }[]> {
  const added = (photos ?? []).map((doc) => ({ doc, side: sides?.[doc] ?? ('' as const) }));
  const shown = added.length > 0 ? added : earlier.filter(({ current }) => current);
  const files = await rowsById(
    records,
    'kyc_docs',
    shown.map(({ doc }) => doc),
  );
  return shown.map(({ doc, side }) => ({ side, pages: files.get(doc)?.pages ?? 1 }));
}

interface Replacing {
  readonly link: HelperLink;
  readonly request: RequestRow;
  readonly earlier: readonly GivenDocument[];
}

async function replaceDocuments(
  records: DeskRecordsStore,
  { link, request, earlier }: Replacing,
  { identityExpiry }: Given,
): Promise<void> {
  for (const { id } of earlier.filter(({ current }) => current)) {
    await records.update('kyc_individuals_docs', id, { current: false });
  }
  const version = Math.max(0, ...earlier.map((one) => one.version)) + 1;
  for (const doc of link.photos ?? []) {
    await records.create('kyc_individuals_docs', {
      business: request.business,
      person: link.person,
      link: link.id,
      type: 'other',
      purpose: 'identity',
      side: link.photo_sides?.[doc] ?? '',
      doc,
      request: request.id,
      version,
      current: true,
      expires_on: identityExpiry,
      verification: 'pending',
    });
  }
}
