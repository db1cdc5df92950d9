import type { Step } from '../harness/play.ts';
import { authArea, mails, mfa, oauth2, otp } from './accounts.ts';
import { basics } from './basics.ts';
import { batch } from './batch.ts';
import { errors } from './errors.ts';
import { files } from './files.ts';
import { filters } from './filters.ts';
import { paging, sorting } from './lists.ts';
import { modifiers } from './modifiers.ts';
import { bounds, operators } from './operators.ts';
import { probes } from './probes.ts';
import { random } from './random.ts';
import { expand, fields, reading } from './reads.ts';
import { realtime } from './realtime.ts';
import { recordsArea } from './records.ts';
import { relations } from './relations.ts';
import { rules } from './rules.ts';
import { validation } from './validation.ts';

/** The areas of the contract, in the order in which they are played: those that only read come first. */
export const areas: Readonly<Record<string, readonly Step[]>> = {
  paging,
  sorting,
  filters,
  fields,
  expand,
  reading,
  errors,
  rules,
  relations,
  validation,
  records: recordsArea,
  auth: authArea,
  otp,
  mfa,
  oauth2,
  mails,
  files,
  realtime,
  batch,
  basics,
  modifiers,
  probes,
  operators,
  bounds,
  random,
};
