import type { CheckName } from '@dossier/domain/system';
import { history } from './check-of-history.ts';
import { malware } from './check-of-malware.ts';
import { database, files, schema } from './checks-of-data.ts';
import { clock, folder, node, secret, settings, space } from './checks-of-machine.ts';
import { storage } from './checks-of-storage.ts';
import { backup, lists, queues, verification } from './checks-of-work.ts';
import { mail, origins, proxy } from './checks-outside.ts';
import type { Check } from './found.ts';

/** The checks by name; `checkNames` of the domain has their order. */
export const checks: { readonly [Name in CheckName]: Check<Name> } = {
  settings,
  node,
  folder,
  space,
  secret,
  database,
  schema,
  storage,
  files,
  history,
  malware,
  clock,
  mail,
  origins,
  proxy,
  backup,
  verification,
  lists,
  queues,
};
