import type { DocumentRow } from '@dossier/domain/contracts/answers/documents';
import { type Language, localeOf } from '@dossier/domain/languages';
import { showDay } from '../../reports/format.ts';
import { documentKindLabel, reportTexts, statusKey } from '../../reports/report-texts.ts';
import { escapeHtml } from '../../texts/escape-html.ts';
import { exportTexts } from './export-texts.ts';
import type { Packed } from './zip.ts';

export interface IndexedArchive {
  readonly language: Language;
  readonly client: string;
  /** Names and values about the onboarding; those without a value are left out. */
  readonly facts: readonly (readonly [string, string])[];
  /** Path of the report; '' without one. */
  readonly report: string;
  /** Path of the history; '' without one. */
  readonly history: string;
  readonly manifest: string;
  readonly documents: readonly Packed[];
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; margin-bottom: 0.5rem; }
h2 { font-size: 1.1rem; margin-top: 2rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid #8886; }
td.day { white-space: nowrap; }
code { display: block; font-size: 0.75rem; white-space: nowrap; }
@media (max-width: 50rem) { code { white-space: normal; overflow-wrap: anywhere; } }
@media print { :root { font-size: 10px; } }
`;

/**
 * A page that lists everything in an archive with relative links. It is complete in itself: it loads and runs nothing,
 * and every text in it is escaped.
 */
export function indexPage({ language, client, facts, documents, ...paths }: IndexedArchive): string {
  const t = exportTexts(language);
  const given = facts.filter(([, value]) => value !== '');
  const files = (['report', 'history', 'manifest'] as const).filter((file) => paths[file] !== '');
  return [
    '<!doctype html>',
    `<html lang="${localeOf(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(client)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<h1>${escapeHtml(client)}</h1>`,
    `<dl>${given.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`,
    `<ul>${files.map((file) => `<li>${linkTo(paths[file], t(`index.${file}`))}</li>`).join('')}</ul>`,
    `<h2>${escapeHtml(t('index.documents'))}</h2>`,
    documents.length === 0 ? `<p>${escapeHtml(t('index.no-documents'))}</p>` : tableOf(documents, language),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function tableOf(documents: readonly Packed[], language: Language): string {
  const t = reportTexts(language);
  const heads = [t('document-and-file'), t('owner'), t('version'), t('issued'), t('expires'), t('result-of')];
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const rows = documents.map((one) => rowOf(one, language)).join('\n');
  return `<div class="wide"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table></div>`;
}

function rowOf({ path, document, sha256 }: Packed, language: Language): string {
  const { name, kind, side, version, issuedOn, expiresOn } = document;
  const label = documentKindLabel(reportTexts(language), kind, side);
  const file = `${escapeHtml(label)}<br>${linkTo(path, name)}<code>SHA-256 ${escapeHtml(sha256)}</code>`;
  const days = [issuedOn, expiresOn].map((day) => `<td class="day">${escapeHtml(showDay(language, day))}</td>`);
  const cells = [file, escapeHtml(ownerOf(document, language)), String(version)].map((cell) => `<td>${cell}</td>`);
  return `<tr>${[...cells, ...days, `<td>${escapeHtml(resultOf(document, language))}</td>`].join('')}</tr>`;
}

const ownerOf = ({ origin, ownerName }: DocumentRow, language: Language): string =>
  origin === 'institution' ? exportTexts(language)('index.institution') : ownerName;

const resultOf = ({ origin, verification }: DocumentRow, language: Language): string =>
  origin === 'institution' ? '' : reportTexts(language)(`statuses:${statusKey(verification)}`);

/** A relative link to a path of the archive. A path never starts with a scheme: its first part is a folder or a file. */
const linkTo = (path: string, text: string): string =>
  `<a href="./${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(text)}</a>`;
