import type { TextFiles } from '@dossier/texts/text-files';
import type { Heading, PdfDocument } from './pdf-document.ts';
import { printClientAnswers, printDocuments, printHistory } from './print-annexes.ts';
import { printDecision, printMeasures, printPurpose, printRisk } from './print-assessment.ts';
import { printIdentity, printReason, printRepresentation } from './print-client.ts';
import { printIdentification } from './print-identification.ts';
import { printIntegrity } from './print-integrity.ts';
import { printOwners, printOwnership } from './print-owners.ts';
import { printMonitoring, printNotes, printReads, printRequests, printRetention } from './print-record.ts';
import { printScreening } from './print-screening.ts';
import type { ReportData } from './report-data.ts';
import type { ReportT } from './report-texts.ts';

type Print = (pdf: PdfDocument, data: ReportData) => void;

/** A section about which a form of the desk asks nothing. */
const notAsked: Print = (pdf) => pdf.paragraph(pdf.t('not-asked-here'), { soft: true });

interface Section {
  readonly number: string;
  readonly name: keyof TextFiles['report']['sections'];
  readonly print: Print;
}

/**
 * The sections of a report after the cover, numbered after the order of a good file that supervisors ask for: who and
 * why, structure, checks, assessment, decision, record. Annexes have letters. Every report has all of them.
 */
const sections: readonly Section[] = [
  { number: '2', name: 'reason', print: printReason },
  { number: '3', name: 'identity', print: printIdentity },
  { number: '4', name: 'representation', print: printRepresentation },
  { number: '5', name: 'behalf', print: notAsked },
  { number: '6', name: 'ownership', print: printOwnership },
  { number: '7', name: 'owners', print: printOwners },
  { number: '8', name: 'screening', print: printScreening },
  { number: '9', name: 'other-sources', print: notAsked },
  { number: '10', name: 'purpose', print: printPurpose },
  { number: '11', name: 'risk', print: printRisk },
  { number: '12', name: 'measures', print: printMeasures },
  { number: '13', name: 'identification', print: printIdentification },
  { number: '14', name: 'decision', print: printDecision },
  { number: '15', name: 'monitoring', print: printMonitoring },
  { number: '16', name: 'requests', print: printRequests },
  { number: '17', name: 'notes', print: printNotes },
  { number: '18', name: 'retention', print: printRetention },
  { number: '19', name: 'reads', print: printReads },
  { number: 'A', name: 'documents', print: printDocuments },
  { number: 'B', name: 'history', print: printHistory },
  { number: 'C', name: 'answers', print: printClientAnswers },
  { number: '20', name: 'integrity', print: printIntegrity },
];

/** Numbers and titles of all sections, in their order. */
export const sectionHeadings = (t: ReportT): Heading[] =>
  sections.map(({ number, name }) => ({ number, title: t(`sections.${name}`) }));

export function printAllSections(pdf: PdfDocument, data: ReportData): void {
  for (const { number, name, print } of sections) {
    pdf.section({ number, title: pdf.t(`sections.${name}`) });
    print(pdf, data);
  }
}
