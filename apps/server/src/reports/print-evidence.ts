import { eventSentence } from './event-sentence.ts';
import { showDate, showMoment } from './format.ts';
import { indicatorData, indicatorSentence } from './indicator-sentence.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { ReportData } from './report-data.ts';
import { documentKindLabel, statusKey } from './report-texts.ts';

export function printDocuments(pdf: PdfDocument, { entity, language, hashes }: ReportData): void {
  pdf.heading(pdf.t('documents'), 2);
  if (!entity.documents.open) pdf.paragraph(pdf.t('closed'));
  const documents = [...(entity.documents.open ? entity.documents.value : []), ...entity.ownDocuments];
  if (documents.length === 0) {
    pdf.paragraph(pdf.t('none'));
    return;
  }
  pdf.paragraph(pdf.t('documents-note'), { soft: true });
  pdf.table(
    [
      { head: pdf.t('document'), width: 4.2 },
      { head: pdf.t('version'), width: 1.4 },
      { head: pdf.t('issued'), width: 2.2 },
      { head: pdf.t('verification'), width: 2.8 },
      { head: 'SHA-256', width: 6.2 },
    ],
    documents.map((row) => {
      const hash = hashes.get(row.doc) ?? '';
      const verification = row.origin === 'institution' ? '' : pdf.t(`statuses:${statusKey(row.verification)}`);
      return [
        `${documentKindLabel(pdf.t, row.kind, row.side)}${row.ownerName ? `, ${row.ownerName}` : ''}\n${row.name}`,
        String(row.version),
        showDate(language, row.issuedOn),
        [verification, row.verifiedBy, row.reason].filter(Boolean).join('\n'),
        `${hash.slice(0, 32)}\n${hash.slice(32)}`,
      ];
    }),
  );
}

export function printScreening(pdf: PdfDocument, { entity, language }: ReportData): void {
  pdf.heading(pdf.t('screening'), 2);
  const parts = [entity.companyScreening, entity.personScreening];
  const rows = parts.flatMap((part) => (part.open ? part.value : []));
  if (rows.length === 0) {
    pdf.paragraph(pdf.t('none'));
    return;
  }
  pdf.table(
    [
      { head: pdf.t('screened'), width: 4 },
      { head: pdf.t('result'), width: 2 },
      { head: pdf.t('lists'), width: 6 },
      { head: pdf.t('run'), width: 3 },
      { head: pdf.t('by'), width: 3 },
    ],
    rows.map((row) => [
      row.name,
      pdf.t(`statuses:${statusKey(row.status)}`),
      row.lists
        .map((list) => [list.name, list.version, showDate(language, list.date)].filter(Boolean).join(', '))
        .join('\n'),
      showMoment(language, row.runAt),
      [row.by, row.reason].filter(Boolean).join('\n'),
    ]),
  );
  pdf.heading(pdf.t('hits'), 3);
  const hits = rows.flatMap((row) => row.hits.map((hit) => ({ row, hit })));
  if (hits.length === 0) {
    pdf.paragraph(pdf.t('no-hits'));
    return;
  }
  pdf.table(
    [
      { head: pdf.t('screened'), width: 3 },
      { head: pdf.t('entry'), width: 4 },
      { head: pdf.t('decision'), width: 2 },
      { head: pdf.t('reason'), width: 5 },
      { head: pdf.t('by'), width: 3 },
    ],
    hits.map(({ row, hit }) => [
      row.name,
      [hit.list, hit.entryName, `${Math.round(hit.score * 100)} / 100`].filter(Boolean).join('\n'),
      pdf.t(`hit-states:${hit.state}`),
      // A report is read by an institution, so it names no onboarding of another one.
      hit.isFromElsewhere ? '' : hit.reason,
      hit.isFromElsewhere ? '' : [hit.by, showDate(language, hit.at)].filter(Boolean).join('\n'),
    ]),
  );
}

export function printRisk(pdf: PdfDocument, { entity, language }: ReportData): void {
  pdf.heading(pdf.t('risk'), 2);
  if (!entity.risk.open || entity.risk.value.length === 0) {
    pdf.paragraph(pdf.t('no-risk'));
    return;
  }
  pdf.table(
    [
      { head: pdf.t('indicator'), width: 4 },
      { head: pdf.t('severity'), width: 2 },
      { head: pdf.t('data'), width: 7 },
    ],
    entity.risk.value.map((one) => [
      indicatorSentence(language, one),
      pdf.t(`entity:risk.severity.${one.severity}`),
      indicatorData(language, one).join('\n'),
    ]),
  );
}

export function printIdentities(pdf: PdfDocument, { entity, language }: ReportData): void {
  pdf.heading(pdf.t('identities'), 2);
  if (entity.identities.length === 0) {
    pdf.paragraph(pdf.t('none'));
    return;
  }
  pdf.table(
    [
      { head: pdf.t('verified-person'), width: 3 },
      { head: pdf.t('result'), width: 3 },
      { head: pdf.t('method'), width: 3 },
      { head: pdf.t('document-used'), width: 3 },
      { head: pdf.t('verifier'), width: 3 },
      { head: pdf.t('on'), width: 3 },
    ],
    entity.identities.map((one) => [
      `${one.verifiedFirstName} ${one.verifiedLastName}`,
      pdf.t(`statuses:${statusKey(one.result)}`),
      pdf.t(`identity:methods.${one.method}`),
      one.documentUsed,
      `${one.verifierFirstName} ${one.verifierLastName}`,
      showDate(language, one.date),
    ]),
  );
}

export function printHistory(pdf: PdfDocument, { events, language }: ReportData): void {
  pdf.heading(pdf.t('history'), 2);
  if (events.length === 0) {
    pdf.paragraph(pdf.t('none'));
    return;
  }
  pdf.table(
    [
      { head: pdf.t('when'), width: 4 },
      { head: pdf.t('who'), width: 4 },
      { head: pdf.t('what'), width: 8 },
    ],
    events.map((event) => [showMoment(language, event.at), event.actorName, eventSentence(language, event)]),
  );
}
