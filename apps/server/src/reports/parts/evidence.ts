import { eventSentence } from '../event-sentence.ts';
import { showDate, showMoment } from '../format.ts';
import { indicatorData, indicatorSentence } from '../indicator-sentence.ts';
import type { Paper } from '../paper.ts';
import type { ReportData } from '../report-data.ts';
import { say } from '../texts.ts';
import { words } from '../words.ts';

export function printDocuments(paper: Paper, { entity, language, hashes }: ReportData): void {
  paper.heading(say(language, 'documents'), 2);
  if (!entity.documents.open) paper.paragraph(say(language, 'closed'));
  const documents = [...(entity.documents.open ? entity.documents.value : []), ...entity.ownDocuments];
  if (documents.length === 0) {
    paper.paragraph(say(language, 'none'));
    return;
  }
  paper.paragraph(say(language, 'documentsSay'), { soft: true });
  paper.table(
    [
      { head: say(language, 'document'), width: 5 },
      { head: say(language, 'version'), width: 1.4 },
      { head: say(language, 'issued'), width: 2.4 },
      { head: say(language, 'verification'), width: 3 },
      { head: 'SHA-256', width: 5 },
    ],
    documents.map((row) => {
      const hash = hashes.get(row.doc) ?? '';
      const word = row.origin === 'institution' ? '' : words[language].statuses[row.verification];
      return [
        `${words[language].kinds[row.kind] ?? row.kind}${row.ownerName ? `, ${row.ownerName}` : ''}\n${row.name}`,
        String(row.version),
        showDate(language, row.issuedOn),
        [word, row.verifiedBy, row.reason].filter(Boolean).join('\n'),
        `${hash.slice(0, 32)}\n${hash.slice(32)}`,
      ];
    }),
  );
}

export function printScreening(paper: Paper, { entity, language }: ReportData): void {
  paper.heading(say(language, 'screening'), 2);
  const parts = [entity.companyScreening, entity.personScreening];
  const rows = parts.flatMap((part) => (part.open ? part.value : []));
  if (rows.length === 0) {
    paper.paragraph(say(language, 'none'));
    return;
  }
  paper.table(
    [
      { head: say(language, 'screened'), width: 4 },
      { head: say(language, 'result'), width: 2 },
      { head: say(language, 'lists'), width: 6 },
      { head: say(language, 'run'), width: 3 },
      { head: say(language, 'by'), width: 3 },
    ],
    rows.map((row) => [
      row.name,
      words[language].statuses[row.status],
      row.lists
        .map((list) => [list.name, list.version, showDate(language, list.date)].filter(Boolean).join(', '))
        .join('\n'),
      showMoment(language, row.runAt),
      [row.by, row.reason].filter(Boolean).join('\n'),
    ]),
  );
  paper.heading(say(language, 'hits'), 3);
  const hits = rows.flatMap((row) => row.hits.map((hit) => ({ row, hit })));
  if (hits.length === 0) {
    paper.paragraph(say(language, 'noHits'));
    return;
  }
  paper.table(
    [
      { head: say(language, 'screened'), width: 3 },
      { head: say(language, 'entry'), width: 4 },
      { head: say(language, 'decision'), width: 2 },
      { head: say(language, 'reason'), width: 5 },
      { head: say(language, 'by'), width: 3 },
    ],
    hits.map(({ row, hit }) => [
      row.name,
      [hit.list, hit.entryName, `${Math.round(hit.score * 100)} / 100`].filter(Boolean).join('\n'),
      words[language].hits[hit.state],
      // A report goes to an institution: another one's file is not told of in it.
      hit.isFromElsewhere ? '' : hit.reason,
      hit.isFromElsewhere ? '' : [hit.by, showDate(language, hit.at)].filter(Boolean).join('\n'),
    ]),
  );
}

export function printRisk(paper: Paper, { entity, language }: ReportData): void {
  paper.heading(say(language, 'risk'), 2);
  if (!entity.risk.open || entity.risk.value.length === 0) {
    paper.paragraph(say(language, 'noRisk'));
    return;
  }
  paper.table(
    [
      { head: say(language, 'indicator'), width: 4 },
      { head: say(language, 'severity'), width: 2 },
      { head: say(language, 'data'), width: 7 },
    ],
    entity.risk.value.map((one) => [
      indicatorSentence(language, one),
      words[language].severities[one.severity],
      indicatorData(language, one).join('\n'),
    ]),
  );
}

export function printIdentities(paper: Paper, { entity, language }: ReportData): void {
  paper.heading(say(language, 'identities'), 2);
  if (entity.identities.length === 0) {
    paper.paragraph(say(language, 'none'));
    return;
  }
  paper.table(
    [
      { head: say(language, 'verifiedPerson'), width: 3 },
      { head: say(language, 'result'), width: 3 },
      { head: say(language, 'method'), width: 3 },
      { head: say(language, 'documentUsed'), width: 3 },
      { head: say(language, 'verifier'), width: 3 },
      { head: say(language, 'on'), width: 3 },
    ],
    entity.identities.map((one) => [
      `${one.verifiedFirstName} ${one.verifiedLastName}`,
      words[language].statuses[one.result],
      words[language].methods[one.method],
      one.documentUsed,
      `${one.verifierFirstName} ${one.verifierLastName}`,
      showDate(language, one.date),
    ]),
  );
}

export function printHistory(paper: Paper, { events, language }: ReportData): void {
  paper.heading(say(language, 'history'), 2);
  if (events.length === 0) {
    paper.paragraph(say(language, 'none'));
    return;
  }
  paper.table(
    [
      { head: say(language, 'when'), width: 4 },
      { head: say(language, 'who'), width: 4 },
      { head: say(language, 'what'), width: 8 },
    ],
    events.map((event) => [showMoment(language, event.at), event.actorName, eventSentence(language, event)]),
  );
}
