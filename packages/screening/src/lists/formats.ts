import { euCsv } from './eu-csv.ts';
import { euXml } from './eu-xml.ts';
import type { ListFormat } from './format-names.ts';
import { ftmJson } from './ftm-json.ts';
import type { Importer } from './list.ts';
import { nlOds } from './nl-ods.ts';
import { ofacAdvanced } from './ofac-advanced.ts';
import { ofacCsv } from './ofac-csv.ts';
import { ofacXml } from './ofac-xml.ts';
import { openSanctionsCsv } from './opensanctions-csv.ts';
import { secoXml } from './seco-xml.ts';
import { ukCsv } from './uk-csv.ts';
import { ukXml } from './uk-xml.ts';
import { unXml } from './un-xml.ts';

/** The importer of each format. */
export const listFormats = {
  'ofac-csv': ofacCsv,
  'ofac-xml': ofacXml,
  'ofac-advanced-xml': ofacAdvanced,
  'un-xml': unXml,
  'eu-xml': euXml,
  'eu-csv': euCsv,
  'uk-csv': ukCsv,
  'uk-xml': ukXml,
  'seco-xml': secoXml,
  'nl-ods': nlOds,
  'opensanctions-csv': openSanctionsCsv,
  'ftm-json': ftmJson,
} as const satisfies Record<ListFormat, Importer>;
