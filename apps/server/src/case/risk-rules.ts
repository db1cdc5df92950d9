import { addMonths } from '@dossier/domain/dates';
import type { KycAnswers, OwnershipAnswers } from '@dossier/domain/kyc-form/answers';
import { addressChangeMonths, complexCompanies, complexLayers } from '@dossier/domain/limits';
import type { AddressHistoryEntry } from '../collections/shapes.ts';

/** Input of the rules. */
export interface RiskFacts {
  readonly addressHistory: readonly AddressHistoryEntry[];
  readonly answers: Partial<KycAnswers>;
  /** ISO date. */
  readonly today: string;
}

export interface RiskRule {
  readonly rule: string;
  readonly severity: 'low' | 'medium' | 'high';
  /** The data behind the indicator, or undefined when there is none. */
  readonly find: (facts: RiskFacts) => Readonly<Record<string, unknown>> | undefined;
}

/** Layers beyond this are not counted. */
const maxLayers = 20;

/** Every computed risk indicator. To add one: a line here and its text in each language. */
export const riskRules: readonly RiskRule[] = [
  { rule: 'multiple-address-changes', severity: 'medium', find: manyAddressChanges },
  { rule: 'holding-abroad', severity: 'medium', find: holdingAbroad },
  { rule: 'complex-structure', severity: 'low', find: complexStructure },
];

/** More than one change in the window, first and last day included. The first known address is no change. */
function manyAddressChanges({ addressHistory, today }: RiskFacts) {
  const from = addMonths(today, -addressChangeMonths);
  const changes = addressHistory.slice(1).filter(({ since }) => since >= from && since <= today);
  return changes.length > 1 ? { months: addressChangeMonths, from, count: changes.length, changes } : undefined;
}

/** A company above the client that is registered in another country. */
function holdingAbroad({ answers }: RiskFacts) {
  const home = answers['legal-entity']?.country;
  const abroad = companiesOf(answers.ownership)
    .filter(({ country }) => home !== undefined && country !== undefined && country !== '' && country !== home)
    .map(({ name, country }) => ({ name, country }));
  return abroad.length > 0 ? { home, companies: abroad } : undefined;
}

function complexStructure({ answers }: RiskFacts) {
  const companies = companiesOf(answers.ownership).length;
  const layers = companyLayers(answers.ownership);
  return layers >= complexLayers || companies >= complexCompanies ? { layers, companies } : undefined;
}

function companiesOf(ownership: OwnershipAnswers | undefined) {
  return (ownership?.nodes ?? []).filter((node) => node.kind === 'company');
}

/** Number of layers of companies above the client. A cycle counts as `maxLayers`. */
function companyLayers(ownership: OwnershipAnswers | undefined): number {
  const companies = new Set(companiesOf(ownership).map((node) => node.id));
  let layer = new Set(['client']);
  for (let layers = 0; layers < maxLayers; layers += 1) {
    const edges = (ownership?.edges ?? []).filter((edge) => layer.has(edge.owned) && companies.has(edge.owner));
    layer = new Set(edges.map((edge) => edge.owner));
    if (layer.size === 0) return layers;
  }
  return maxLayers;
}
