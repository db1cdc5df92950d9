import type { AccessLog } from '@dossier/domain/contracts/answers/client';
import type { Language } from '@dossier/domain/languages';
import { newestNames } from '../../case/people.ts';
import type { Reader, RequestRow, Row } from '../../collections/rows.ts';
import { documentKindLabel, reportTexts } from '../../reports/report-texts.ts';
import { exportTexts, portalKeys } from './export-texts.ts';
import { momentCell } from './moment-cell.ts';

const columns = ['when', 'who', 'portal', 'action', 'what', 'document', 'owner', 'id'] as const;
/** Columns of the client's list: days, no employees. */
const clientColumns = ['day', 'institution', 'reference', 'by', 'action', 'what', 'purpose'] as const;

/** Entries that are read at once. */
const pageSize = 1_000;

export const accessLogHeader = (language: Language): string[] =>
  columns.map((column) => exportTexts(language)(`access-log.columns.${column}`));

export const clientAccessHeader = (language: Language): string[] =>
  clientColumns.map((column) => exportTexts(language)(`access-log.client-columns.${column}`));

/** Every entry of an onboarding, oldest first, with the name of the person and the time of the first read of the day. */
export async function* accessLogLines(
  records: Reader,
  request: RequestRow,
  language: Language,
): AsyncGenerator<string[][]> {
  const names = await newestNames(records, [request]);
  for (let offset = 0; ; offset += pageSize) {
    const page = { sort: 'created,@rowid', limit: pageSize, offset };
    const entries = await records.find('access_log', 'request = {:request}', { request: request.id }, page);
    yield entries.map((entry) => lineOf(entry, names, language));
    if (entries.length < pageSize) return;
  }
}

function lineOf(entry: Row<'access_log'>, names: ReadonlyMap<string, string>, language: Language): string[] {
  const t = exportTexts(language);
  const { created, actor_name: who, portal, action, kind, detail, person, doc } = entry;
  const document = detail === '' ? '' : documentKindLabel(reportTexts(language), detail);
  const where = portal === '' ? '' : t(portalKeys[portal]);
  const what = [t(`access-log.actions.${action}`), t(`access-log.kinds.${kind}`)];
  return [momentCell(created), who, where, ...what, document, names.get(person) ?? '', doc];
}

interface Institution {
  readonly name: string;
  readonly reference: string;
  readonly deskName: string;
}

/** The lines of one institution that a client takes along: one per day, party and action. */
export function clientAccessLines(
  days: AccessLog['days'],
  { name, reference, deskName }: Institution,
  language: Language,
): string[][] {
  const t = exportTexts(language);
  return days.flatMap(({ day, lines }) =>
    lines.map(({ by, action, parts }) => [
      day,
      name,
      reference,
      by === 'desk' ? deskName : name,
      t(`access-log.actions.${action}`),
      parts.map((part) => partText(part, language)).join(', '),
      t('access-log.purpose'),
    ]),
  );
}

function partText(
  { kind, document, ownerName }: AccessLog['days'][number]['lines'][number]['parts'][number],
  language: Language,
) {
  const t = exportTexts(language);
  const label = document === '' ? t(`access-log.kinds.${kind}`) : documentKindLabel(reportTexts(language), document);
  return ownerName === '' ? label : t('access-log.of', { what: label, name: ownerName });
}
