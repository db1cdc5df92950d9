import type { OwnIdentification } from '@dossier/domain/contracts/answers/helper-links';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { accept } from '@dossier/domain/result';
import { loadForm } from '../case/form.ts';
import { givenDocuments, openCorrections } from '../case/give-identification.ts';
import { type HelperLink, type LoadedLink, loadOwnLink, personOf } from '../case/helper-links.ts';
import { draftOf, frozenOf } from '../case/versions.ts';
import { fullName, rowsById } from '../collections/rows.ts';
import type { ViewContext } from '../runtime/view-context.ts';
import { faceOf, supportOf } from './parts/org-face.ts';
import { defineView } from './view.ts';

/** What the reader of a helper link may see: the institution, what is asked of them, and what they gave. */
export const ownIdentification = defineView('own-identification', {
  async run(context, { link: id }) {
    const { records, actor, now } = context;
    const own = await loadOwnLink(records, actor, id, now);
    if (!own.ok) return own;
    const { link, request, closed } = own.value;
    const isIdentifying = closed === '' && link.scope === 'person';
    const org = await records.need('gk_org', request.org);
    const isEnded = closed === 'ended' || closed === 'declined';
    return accept<OwnIdentification>({
      link: link.id,
      scope: link.scope,
      closed,
      institution: { ...faceOf(org), ...supportOf(org) },
      email: link.email,
      invitedBy: fullName(await records.get('end_client_users', link.invited_by)),
      company: isEnded ? '' : request.client_name,
      reference: request.reference,
      openedAt: link.opened_at,
      request: closed === '' && link.scope === 'sections' ? request.id : '',
      person: isIdentifying ? await personFacts(context, own.value) : null,
      photos: isIdentifying ? await photosOf(context, link) : [],
      given: isEnded ? null : await givenBy(context, link),
      asked: isIdentifying ? await askedOf(context, own.value) : [],
    });
  },
});

/** The answers of the form about this person only. */
async function personFacts(
  { records, today }: ViewContext,
  { link, request }: LoadedLink,
): Promise<OwnIdentification['person']> {
  const person = await personOf(records, request, link.person);
  if (!person) return null;
  const version = (await draftOf(records, request)) ?? (await frozenOf(records, request));
  const interests = ownershipOf(await loadForm(records, request, version, today)).people;
  const interest = interests.find(({ id }) => id === link.person);
  const isExact = interest !== undefined && interest.lowest.share === interest.highest.share;
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    birthDate: person.birthDate ?? '',
    nationality: person.nationality ?? '',
    countryOfResidence: person.countryOfResidence ?? '',
    identityKind: person.identityKind ?? null,
    identityNumber: person.identityNumber ?? '',
    identityExpiry: person.identityExpiry ?? '',
    isRepresentative: person.isRepresentative === true,
    isOwner: interest !== undefined && interest.highest.share > 0,
    share: isExact && interest.lowest.share > 0 ? interest.lowest.share : null,
  };
}

async function photosOf(
  { records }: ViewContext,
  { photos, photo_sides: sides }: HelperLink,
): Promise<OwnIdentification['photos']> {
  const files = [...(await rowsById(records, 'kyc_docs', photos ?? [])).values()];
  return files.map(({ id, name, size, pages }) => ({ doc: id, name, size, pages, side: sides?.[id] ?? '' }));
}

async function givenBy({ records }: ViewContext, link: HelperLink): Promise<OwnIdentification['given']> {
  const newest = { sort: '-created,-@rowid' };
  const row = await records.first('person_identifications', 'link = {:link}', { link: link.id }, newest);
  if (!row) return null;
  const documents = await givenDocuments(records, link);
  return {
    at: link.given_at,
    birthDate: row.birth_date,
    nationality: row.nationality,
    countryOfResidence: row.country_of_residence,
    identityKind: row.identity_kind || null,
    identityNumber: row.identity_number,
    identityExpiry: row.identity_expiry,
    remark: row.remark,
    photos: documents.filter(({ current }) => current).map(({ doc }) => doc),
  };
}

async function askedOf({ records }: ViewContext, loaded: LoadedLink): Promise<OwnIdentification['asked']> {
  const open = await openCorrections(records, loaded);
  return open.map(({ id, text, created }) => ({ id, text, askedAt: created }));
}
