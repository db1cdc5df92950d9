import { showAddress, showCountry, showDate, showMoment } from '../format.ts';
import type { Paper } from '../paper.ts';
import type { ReportData } from '../report-data.ts';
import { say } from '../texts.ts';
import { words } from '../words.ts';

/** The first page: what this is, whose, and what came out. */
export function printSummary(paper: Paper, { entity, language, moment, isCompleted }: ReportData): void {
  const required = entity.statuses.filter((line) => line.required);
  const open = required.filter((line) => line.status === 'pending').length;
  const { subject } = entity;
  paper.paragraph(say(language, 'confidential', { org: entity.org.name }), { soft: true });
  paper.heading(say(language, 'report'), 1);
  paper.heading(subject.name, 2);
  paper.paragraph([`${subject.country} ${subject.number}`.trim(), subject.city].filter(Boolean).join(', '), {
    soft: true,
  });
  paper.paragraph(say(language, isCompleted ? 'completedOn' : 'notCompleted', { date: showDate(language, moment) }));
  paper.paragraph(
    say(language, open === 0 ? 'allFinal' : 'openChecks', { count: open === 0 ? required.length : open }),
  );
  paper.paragraph(say(language, 'states'), { soft: true });
}

export function printOnboarding(paper: Paper, { entity, language }: ReportData): void {
  const { request, version, access, assigned } = entity;
  const scope = request.scope.map((check) => words[language].checks[check]);
  const sent = { number: version.number, date: showDate(language, version.submittedAt) };
  paper.heading(say(language, 'onboarding'), 2);
  paper.pairs([
    [say(language, 'reference'), request.reference],
    [say(language, 'number'), request.number],
    [say(language, 'institution'), entity.org.name],
    [say(language, 'purpose'), request.transactionDescription],
    [say(language, 'description'), request.description],
    [say(language, 'deadline'), showDate(language, request.deadline)],
    [say(language, 'answers'), say(language, 'answersOf', sent)],
    [say(language, 'reviewer'), assigned?.name ?? ''],
    [say(language, 'access'), access?.status === 'approved' ? showDate(language, access.decidedAt) : ''],
    [say(language, 'scope'), [...scope, request.scopeNote].filter(Boolean).join(', ')],
    [say(language, 'sourceOfFunds'), say(language, request.sourceOfFunds ? 'asked' : 'notAsked')],
  ]);
}

export function printRegistration(paper: Paper, { entity, language }: ReportData): void {
  const { registration, individual } = entity;
  if (individual) {
    paper.heading(say(language, 'person'), 2);
    paper.pairs([
      [say(language, 'name'), `${individual.firstName} ${individual.lastName}`],
      [say(language, 'birthDate'), showDate(language, individual.birthDate)],
      [say(language, 'nationality'), showCountry(language, individual.nationality)],
      [say(language, 'residence'), showCountry(language, individual.countryOfResidence)],
      [
        say(language, 'documentNumber'),
        `${individual.documentNumber} ${showCountry(language, individual.country)}`.trim(),
      ],
    ]);
  }
  if (!registration) return;
  const checked = { date: showDate(language, registration.registerCheckedAt) };
  const listed = registration.listed === null ? '' : say(language, registration.listed ? 'yes' : 'no');
  paper.heading(say(language, 'company'), 2);
  paper.pairs([
    [say(language, 'name'), registration.name],
    [say(language, 'registrationNumber'), `${registration.country} ${registration.registrationNumber}`],
    [say(language, 'legalForm'), [registration.legalFormName, registration.legalForm].filter(Boolean).join(', ')],
    [say(language, 'since'), showDate(language, registration.registeredSince)],
    [say(language, 'address'), showAddress(language, registration.address)],
    [say(language, 'vat'), registration.vatNumber],
    [say(language, 'website'), registration.website],
    [say(language, 'listed'), listed],
    [
      say(language, 'source'),
      registration.source === 'register' ? say(language, 'sourceRegister', checked) : say(language, 'sourceClient'),
    ],
  ]);
}

export function printActivities(paper: Paper, { entity, language }: ReportData): void {
  if (!entity.activities) return;
  paper.heading(say(language, 'activities'), 2);
  if (entity.activities.description) paper.paragraph(entity.activities.description);
  paper.table(
    [
      { head: say(language, 'code'), width: 2 },
      { head: say(language, 'activity'), width: 10 },
    ],
    entity.activities.details.map((one) => [
      `${one.code} (${one.edition})`,
      `${one[language] || one.code}${one.main ? `, ${say(language, 'main')}` : ''}`,
    ]),
  );
}

export function printChecks(paper: Paper, { entity, language }: ReportData): void {
  paper.heading(say(language, 'checks'), 2);
  paper.table(
    [
      { head: say(language, 'check'), width: 3 },
      { head: say(language, 'result'), width: 2 },
      { head: say(language, 'by'), width: 3 },
      { head: say(language, 'on'), width: 3 },
      { head: say(language, 'reason'), width: 4 },
    ],
    entity.statuses.map((line) => [
      words[language].checks[line.check],
      words[language].statuses[line.status],
      line.by,
      showMoment(language, line.at),
      line.reason,
    ]),
  );
}
