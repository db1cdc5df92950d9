import type { PortalName } from '@dossier/domain/portal';

/** Where each portal lives: `https://…` without a slash at the end. */
export type Origins = Readonly<Record<PortalName, string>>;
