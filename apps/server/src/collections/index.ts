import { alerts } from './alerts.ts';
import { desk } from './desk.ts';
import { endClientUsers } from './end_client_users.ts';
import { events } from './events.ts';
import { gatekeeperUsers } from './gatekeeper_users.ts';
import { gkAccess } from './gk_access.ts';
import { gkContacts } from './gk_contacts.ts';
import { gkCorrections } from './gk_corrections.ts';
import { gkOrg } from './gk_org.ts';
import { gkRequests } from './gk_requests.ts';
import { gkRequestsDocs } from './gk_requests_docs.ts';
import { gkSubscriptionRuns } from './gk_subscription_runs.ts';
import { gkSubscriptions } from './gk_subscriptions.ts';
import { identityVerifications } from './identity_verifications.ts';
import { internalUsers } from './internal_users.ts';
import { kycBusinesses } from './kyc_businesses.ts';
import { kycBusinessesDetails } from './kyc_businesses_details.ts';
import { kycBusinessesDocs } from './kyc_businesses_docs.ts';
import { kycDocs } from './kyc_docs.ts';
import { kycIndividual } from './kyc_individual.ts';
import { kycIndividualsDetails } from './kyc_individuals_details.ts';
import { kycIndividualsDocs } from './kyc_individuals_docs.ts';
import { mailOutbox } from './mail_outbox.ts';
import { notifications } from './notifications.ts';
import { registryCompanies } from './registry_companies.ts';
import { riskIndicators } from './risk_indicators.ts';
import { screeningHits } from './screening_hits.ts';
import { screeningLists } from './screening_lists.ts';
import { screeningLoads } from './screening_loads.ts';
import { screeningProviders } from './screening_providers.ts';
import { screeningRuns } from './screening_runs.ts';
import { screeningSweeps } from './screening_sweeps.ts';
import { statuses } from './statuses.ts';
import { statusesScreening } from './statuses_screening.ts';
import { vaultMembers } from './vault_members.ts';

/** Every collection of the desk, in the order in which the engine creates the tables. */
export const collections = {
  end_client_users: endClientUsers,
  gatekeeper_users: gatekeeperUsers,
  internal_users: internalUsers,
  gk_access: gkAccess,
  gk_org: gkOrg,
  gk_requests: gkRequests,
  gk_requests_docs: gkRequestsDocs,
  kyc_businesses: kycBusinesses,
  kyc_businesses_details: kycBusinessesDetails,
  kyc_businesses_docs: kycBusinessesDocs,
  kyc_docs: kycDocs,
  kyc_individual: kycIndividual,
  kyc_individuals_docs: kycIndividualsDocs,
  statuses,
  statuses_screening: statusesScreening,
  identity_verifications: identityVerifications,
  gk_contacts: gkContacts,
  gk_corrections: gkCorrections,
  gk_subscriptions: gkSubscriptions,
  gk_subscription_runs: gkSubscriptionRuns,
  alerts,
  notifications,
  screening_lists: screeningLists,
  screening_hits: screeningHits,
  screening_loads: screeningLoads,
  screening_runs: screeningRuns,
  screening_sweeps: screeningSweeps,
  screening_providers: screeningProviders,
  vault_members: vaultMembers,
  kyc_individuals_details: kycIndividualsDetails,
  desk,
  risk_indicators: riskIndicators,
  events,
  mail_outbox: mailOutbox,
  registry_companies: registryCompanies,
} as const;

/** The collections by name: the type parameter of the desk's store, readers and rows. */
export type DeskSchema = typeof collections;
