import type { RegistryCompany } from '../registry.ts';
import { generateCompanies } from './generate.ts';
import { knownCompanies } from './known-companies.ts';

/** The demo register: more than 300 invented companies in all member states, the same at every start. */
export const demoCompanies: readonly RegistryCompany[] = [...knownCompanies, ...generateCompanies()];
