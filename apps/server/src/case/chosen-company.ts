import type { ClientInput, GivenClient } from '@dossier/domain/contracts/shared/draft-values';
import type { RegisterAnswer, RegisterKey } from '@dossier/domain/contracts/shared/register-answer';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { companyKey, isTyped, type Registry } from '../registry/registry.ts';

type Company = Extract<ClientInput, { kind: 'business' }>;

/** Looks a record up in the register. Errors: `register-unavailable`, `company-not-in-register`. */
export async function lookUp(registry: Registry, { provider, id }: RegisterKey): Promise<Result<RegisterAnswer>> {
  if (provider !== registry.provider) return refuse('company-not-in-register');
  try {
    const found = await registry.get(id);
    if (!found) return refuse('company-not-in-register');
    const { key: _key, elf: _elf, lei: _lei, ...answer } = found;
    return accept(answer);
  } catch {
    return refuse('register-unavailable');
  }
}

interface Choice {
  readonly registry: Registry;
  /** Institution that chose or typed the company. */
  readonly org: string;
  readonly now: Date;
  /** The client that is stored in the draft. */
  readonly stored: ClientInput | null;
}

/**
 * The client of a draft as it is stored: of a register record the answer that the server fetched, else the typed facts,
 * marked as such. The record that is stored already is not looked up again, so that a register that does not answer
 * blocks no other change. Errors: `client-missing`, those of `lookUp`.
 */
export async function chosenClient(
  given: GivenClient,
  { registry, org, now, stored }: Choice,
): Promise<Result<ClientInput>> {
  if (given.kind === 'individual') return accept(given);
  const { register, company } = given;
  if (register) {
    if (stored?.kind === 'business' && stored.register && isSameKey(stored.register, register)) return accept(stored);
    const found = await lookUp(registry, register);
    return found.ok ? accept({ kind: 'business', company: found.value, register }) : found;
  }
  return company ? accept({ kind: 'business', company: typedFacts(company, org, now) }) : refuse('client-missing');
}

export const isSameKey = (one: RegisterKey, other: RegisterKey): boolean =>
  one.provider === other.provider && one.id === other.id;

/** Keeps what an institution can type: owners, activities and the status are facts that only a register gives. */
function typedFacts(company: RegisterAnswer, org: string, now: Date): RegisterAnswer {
  const { name, country, authority, registrationNumber, legalForm, legalFormName, address, vatNumber, website } =
    company;
  return {
    name,
    country,
    authority,
    registrationNumber,
    legalForm,
    address,
    ...(legalFormName === undefined ? {} : { legalFormName }),
    ...(vatNumber === undefined ? {} : { vatNumber }),
    ...(website === undefined ? {} : { website }),
    source: 'manual',
    typedBy: org,
    fetchedAt: now.toISOString(),
  };
}

/**
 * The facts of the company at the moment of sending. A draft from before keys were stored is looked up by its number;
 * without a record there, its facts count as typed. Errors: those of `lookUp`.
 */
export async function companyToSend(
  chosen: Company,
  { registry, org, now }: Omit<Choice, 'stored'>,
): Promise<Result<Company>> {
  const { company, register } = chosen;
  if (register === undefined && isTyped(company)) return accept({ ...chosen, company: typedFacts(company, org, now) });
  const { country, authority, registrationNumber } = company;
  const key = register ?? { provider: registry.provider, id: companyKey(country, authority, registrationNumber) };
  const found = await lookUp(registry, key);
  if (found.ok) return accept({ kind: 'business', company: found.value, register: key });
  if (register !== undefined || found.refusal.code !== 'company-not-in-register') return found;
  return accept({ kind: 'business', company: typedFacts(company, org, now) });
}
