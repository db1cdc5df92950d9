import type { RegisterAnswer, RegisterOwner } from '@dossier/domain/contracts/shared/register-answer';
import type {
  ActivitiesAnswers,
  ContactAnswers,
  KycAnswers,
  LegalEntityAnswers,
  OwnershipAnswers,
  OwnershipEdge,
  OwnershipNode,
} from '@dossier/domain/kyc-form/answers';
import type { DeskRecordsStore, RequestRow } from '../collections/rows.ts';
import { companyFacts } from './subject.ts';
import { newestOfVault } from './versions.ts';

/** Initial answers of an onboarding: the vault's newest submitted version, else the data of register and institution. */
export async function prefill(records: DeskRecordsStore, request: RequestRow): Promise<Partial<KycAnswers>> {
  const last = await newestOfVault(records, request.type, request.subject);
  if (last) return last.answers;
  const contact = await contactAnswers(records, request);
  return request.type === 'business'
    ? { contact, ...(await businessAnswers(records, request)) }
    : { contact, ...(await individualAnswers(records, request)) };
}

async function contactAnswers(records: DeskRecordsStore, request: RequestRow): Promise<ContactAnswers> {
  const contact = await records.need('gk_contacts', request.contact);
  return {
    firstName: contact.first_name,
    lastName: contact.last_name,
    email: contact.email,
    ...(contact.phone === '' ? {} : { phone: contact.phone }),
  };
}

async function individualAnswers(records: DeskRecordsStore, request: RequestRow): Promise<Partial<KycAnswers>> {
  const person = await records.need('kyc_individual', request.individual);
  const { first_name: firstName, last_name: lastName, document_number: identityNumber, country } = person;
  return { individual: { firstName, lastName, identityNumber, identityCountry: country } };
}

async function businessAnswers(records: DeskRecordsStore, request: RequestRow): Promise<Partial<KycAnswers>> {
  const business = await records.need('kyc_businesses', request.business);
  const register = companyFacts(business, request);
  if (!register) return {};
  return {
    'legal-entity': legalEntity(register),
    ...(register.sbi?.length ? { activities: activities(register.sbi) } : {}),
    ...(register.owners?.length ? { ownership: ownership(register.owners, () => records.newId()) } : {}),
  };
}

function legalEntity(register: RegisterAnswer): LegalEntityAnswers {
  const { name, country, registrationNumber, vatNumber, website, address, legalForm, legalFormName } = register;
  const answers = { name, country, registrationNumber, vatNumber, website, address, legalForm, legalFormName };
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined && value !== ''));
}

function activities(sbi: NonNullable<RegisterAnswer['sbi']>): ActivitiesAnswers {
  const main = sbi.find((activity) => activity.main) ?? sbi[0];
  return {
    details: sbi.map(({ code, edition }) => ({ sbi: code, edition, source: 'register' })),
    ...(main ? { main: main.code } : {}),
  };
}

/** Owners of the register, each holding the company directly. */
function ownership(owners: readonly RegisterOwner[], newId: () => string): OwnershipAnswers {
  const nodes: OwnershipNode[] = [];
  const edges: OwnershipEdge[] = [];
  for (const { share, ...owner } of owners) {
    const node: OwnershipNode = { id: newId(), ...owner };
    nodes.push(node);
    edges.push({
      id: newId(),
      owner: node.id,
      owned: 'client',
      kind: 'shares',
      ...(share === undefined ? {} : { share }),
    });
  }
  return { nodes, edges };
}
