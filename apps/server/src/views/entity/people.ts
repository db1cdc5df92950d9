import type { AssociatedPerson, Entity, VerifiedIdentity } from '@dossier/domain/contracts/answers/entity';
import { gated } from '../../case/gates.ts';
import { type HelperLink, linksOf } from '../../case/helper-links.ts';
import { identityPeople, newestIdentities } from '../../case/identities.ts';
import { ownIdentifications } from '../../case/own-identification.ts';
import type { VisibleCase } from '../../case/visible-case.ts';

export function peopleOf({ gate, answers, records, request, version }: VisibleCase): Promise<Entity['people']> {
  return gated(gate, 'people', async () => {
    const identities = await newestIdentities(records, request, version);
    return (answers.people?.people ?? []).map(
      (person): AssociatedPerson => ({
        id: person.id,
        firstName: person.firstName ?? '',
        lastName: person.lastName ?? '',
        function: person.function ?? '',
        isUbo: person.isUbo === true,
        isStandIn: person.isStandIn === true,
        isRepresentative: person.isRepresentative === true,
        isPrimaryContact: person.isPrimaryContact === true,
        countryOfResidence: person.countryOfResidence ?? '',
        birthDate: person.birthDate ?? '',
        nationality: person.nationality ?? '',
        identity: identities.get(person.id)?.result ?? 'pending',
      }),
    );
  });
}

/** Identity verifications of this onboarding, newest first. */
export async function identitiesOf({ records, request }: VisibleCase): Promise<VerifiedIdentity[]> {
  const rows = await records.find(
    'identity_verifications',
    'request = {:r}',
    { r: request.id },
    { sort: '-created,-@rowid' },
  );
  return rows.map((row) => ({
    id: row.id,
    person: row.person,
    verifiedFirstName: row.verified_first_name,
    verifiedLastName: row.verified_last_name,
    verifierFirstName: row.verifier_first_name,
    verifierLastName: row.verifier_last_name,
    date: row.date,
    method: row.method,
    documentUsed: row.document_used,
    result: row.result,
    reason: row.reason,
  }));
}

/** People whose identity is to be verified. Their names are answers of the client, so the gate of people applies. */
export async function identityPeopleOf({
  records,
  request,
  version,
  gate,
  answers,
}: VisibleCase): Promise<Entity['identityPeople']> {
  if (gate('people')) return [];
  const people = await identityPeople(records, request, version);
  const given = await ownIdentifications(records, request);
  const links = new Map((await linksOf(records, request)).map((link) => [link.person, link]));
  return people.map(({ id, name, required }) => {
    const link = links.get(id);
    const remark = given.get(id)?.remark ?? '';
    const { method = '', email = '' } = choiceOf(answers, id);
    return { id, name, required, method, email, ownLink: link ? { ...stateOf(link), remark } : null };
  });
}

/** An address left empty is that of the person in the form. */
function choiceOf({ identity, people, contact }: VisibleCase['answers'], id: string) {
  const choices = identity?.choices ?? {};
  const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
  const person = id === 'self' ? contact : people?.people?.find((one) => one.id === id);
  return { method: chosen?.method, email: chosen?.method && (chosen.email || person?.email || '') };
}

function stateOf({ state, sent_at, opened_at, given_at, expires_at }: HelperLink) {
  return { state, sentAt: sent_at, openedAt: opened_at, givenAt: given_at, expiresAt: expires_at };
}
