import type { FormDocument, KycAnswers, KycSection } from '@dossier/domain/kyc-form/answers';
import { momentOf } from '../runtime/clock.ts';
import { showAddress, showCountry, showDate, showMoment, showMoney, showShare } from './format.ts';
import { openPaper, type Paper } from './paper.ts';
import { type Language, say } from './texts.ts';
import { words } from './words.ts';

/** What a client takes home: their own answers and files, and nothing that the desk or the institution noted. */
export interface AnswersData {
  readonly language: Language;
  readonly orgName: string;
  readonly subjectName: string;
  readonly reference: string;
  readonly sections: readonly KycSection[];
  readonly answers: Partial<KycAnswers>;
  readonly documents: readonly FormDocument[];
  /** Date text of a record: when it was sent, or when it was last saved. */
  readonly moment: string;
  readonly isSent: boolean;
}

type Print<S extends KycSection> = (paper: Paper, answers: KycAnswers[S], data: AnswersData) => void;

const printers: { readonly [S in KycSection]: Print<S> } = {
  contact: (paper, answers, { language }) =>
    paper.pairs([
      [say(language, 'name'), nameOf(answers)],
      [say(language, 'email'), answers.email ?? ''],
      [say(language, 'phone'), answers.phone ?? ''],
    ]),
  'legal-entity': (paper, answers, { language }) =>
    paper.pairs([
      [say(language, 'name'), answers.name ?? ''],
      [say(language, 'registrationNumber'), `${answers.country ?? ''} ${answers.registrationNumber ?? ''}`.trim()],
      [say(language, 'legalForm'), [answers.legalFormName, answers.legalForm].filter(Boolean).join(', ')],
      [say(language, 'address'), showAddress(language, answers.address ?? null)],
      [say(language, 'vat'), answers.vatNumber ?? ''],
      [say(language, 'website'), answers.website ?? ''],
      [say(language, 'description'), answers.description ?? ''],
      [say(language, 'listed'), answers.listed === undefined ? '' : say(language, answers.listed ? 'yes' : 'no')],
    ]),
  activities(paper, answers, { language }) {
    if (answers.description) paper.paragraph(answers.description);
    paper.table(
      [
        { head: say(language, 'code'), width: 2 },
        { head: say(language, 'activity'), width: 10 },
      ],
      (answers.details ?? []).map((one) => [
        `${one.sbi} (${one.edition})`,
        [one.description, one.sbi === answers.main ? say(language, 'main') : ''].filter(Boolean).join(', '),
      ]),
    );
  },
  ownership(paper, answers, { language, subjectName }) {
    const names = new Map(
      (answers.nodes ?? []).map((node) => [node.id, node.kind === 'company' ? (node.name ?? '') : nameOf(node)]),
    );
    names.set('client', subjectName);
    paper.table(
      [
        { head: say(language, 'owner'), width: 4 },
        { head: say(language, 'share'), width: 2 },
        { head: say(language, 'owned'), width: 4 },
      ],
      (answers.edges ?? []).map((edge) => [
        names.get(edge.owner) ?? '',
        edge.share === undefined ? bandText(language, edge.band) : showShare(language, edge.share),
        names.get(edge.owned) ?? '',
      ]),
    );
    if (answers.nobodyReason) paper.paragraph(say(language, 'nobody', { reason: answers.nobodyReason }));
  },
  people(paper, answers, { language }) {
    for (const person of answers.people ?? []) {
      paper.heading(nameOf(person), 3);
      const roles = [person.isUbo && say(language, 'ubo'), person.isRepresentative && say(language, 'representative')];
      paper.pairs([
        [say(language, 'function'), person.function ?? ''],
        [say(language, 'roles'), roles.filter(Boolean).join(', ')],
        [say(language, 'email'), person.email ?? ''],
        [say(language, 'birthDate'), showDate(language, person.birthDate ?? '')],
        [say(language, 'nationality'), showCountry(language, person.nationality ?? '')],
        [say(language, 'residence'), showCountry(language, person.countryOfResidence ?? '')],
        [say(language, 'documentNumber'), person.identityNumber ?? ''],
      ]);
    }
  },
  funds: (paper, answers, { language }) =>
    paper.pairs([
      [say(language, 'description'), answers.description ?? ''],
      [say(language, 'amount'), answers.amount ? showMoney(language, answers.amount, answers.currency ?? '') : ''],
    ]),
  individual: (paper, answers, { language }) =>
    paper.pairs([
      [say(language, 'name'), nameOf(answers)],
      [
        say(language, 'birthDate'),
        [showDate(language, answers.birthDate ?? ''), answers.birthPlace].filter(Boolean).join(', '),
      ],
      [say(language, 'nationality'), showCountry(language, answers.nationality ?? '')],
      [say(language, 'residence'), showCountry(language, answers.countryOfResidence ?? '')],
      [say(language, 'address'), showAddress(language, answers.address ?? null)],
      [say(language, 'documentNumber'), answers.identityNumber ?? ''],
    ]),
  identity(paper, answers, { language }) {
    const methods = Object.values(answers.choices ?? {}).flatMap(({ method }) =>
      method ? [words[language].methods[method]] : [],
    );
    paper.pairs([[say(language, 'method'), methods.join(', ')]]);
  },
};

const nameOf = (person: { firstName?: string; lastName?: string }) =>
  `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();

function bandText(language: Language, band: { from: number; to: number } | undefined): string {
  return band ? `${showShare(language, band.from)} – ${showShare(language, band.to)}` : '';
}

function printSection<S extends KycSection>(paper: Paper, section: S, data: AnswersData): void {
  const answers = data.answers[section];
  paper.heading(words[data.language].sections[section], 2);
  if (answers) printers[section](paper, answers as KycAnswers[S], data);
  else paper.paragraph(say(data.language, 'unknown'), { soft: true });
}

export async function printAnswers(data: AnswersData): Promise<Buffer> {
  const { language, subjectName, moment, isSent } = data;
  const title = say(language, 'myAnswersFor', { org: data.orgName, reference: data.reference });
  const paper = await openPaper({ language, title, header: subjectName, footer: title, date: momentOf(moment) });
  paper.heading(say(language, 'myAnswers'), 1);
  paper.paragraph(title);
  paper.paragraph(say(language, isSent ? 'sentOn' : 'notSent', { date: showMoment(language, moment) }), { soft: true });
  for (const section of data.sections) printSection(paper, section, data);
  paper.heading(say(language, 'documents'), 2);
  paper.table(
    [
      { head: say(language, 'document'), width: 5 },
      { head: say(language, 'name'), width: 5 },
      { head: say(language, 'issued'), width: 3 },
    ],
    data.documents.map((one) => [
      words[language].kinds[one.purpose === '' ? one.type : `${one.type}-${one.purpose}`] ?? one.type,
      one.name,
      showDate(language, one.issuedOn),
    ]),
  );
  return paper.finish();
}
