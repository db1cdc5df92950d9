import { momentOf } from '../runtime/clock.ts';
import { evidenceOf } from './evidence.ts';
import { showMoment } from './format.ts';
import { createPdf } from './pdf-document.ts';
import { printCover } from './print-cover.ts';
import type { ReportData } from './report-data.ts';
import { printAllSections, sectionHeadings } from './report-sections.ts';
import { reportTexts } from './report-texts.ts';

/**
 * Prints a report as a tagged PDF/A-3b file with its data attached as JSON. The same data gives the same bytes, and
 * every language has the same attachment.
 */
export async function printReport(data: ReportData): Promise<Buffer> {
  const { entity, language, moment } = data;
  const t = reportTexts(language);
  const { reference, number } = entity.request;
  const facts = { reference: reference || number, version: entity.version.number, date: showMoment(language, moment) };
  const pdf = await createPdf({
    language,
    title: `${t('report')}, ${entity.subject.name}`,
    header: entity.subject.name,
    footer: t('printed', facts),
    author: data.deskName,
    date: momentOf(moment),
  });
  printCover(pdf, data, sectionHeadings(t));
  pdf.addPage();
  printAllSections(pdf, data);
  const evidence = evidenceOf(data);
  pdf.attach(evidence.name, evidence.bytes, t('integrity.attachment'));
  return pdf.finish();
}
