import { generateCompanies } from './demo/generate.ts';
import { knownCompanies } from './demo/known-companies.ts';
import type { RegistryCompany } from './registry.ts';

/** The demo register: more than 300 invented companies in all member states, the same at every start. */
export const demoCompanies: readonly RegistryCompany[] = [...knownCompanies, ...generateCompanies()];
