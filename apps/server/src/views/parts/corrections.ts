import type { Correction } from '@dossier/domain/contracts/answers/entity';
import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { parseTarget } from '../../case/corrections.ts';
import { namesIn } from '../../case/people.ts';
import { askedPerson } from '../../case/person-corrections.ts';
import { fullName, type Reader, type Row, rowsById } from '../../collections/rows.ts';

interface Naming {
  readonly subject: string;
  readonly subjectName: string;
  readonly answers: Partial<KycAnswers>;
  /** Names the reviewer. Clients do not see who of the desk wrote a correction. */
  readonly withAuthor: boolean;
  /** Persons with an own link, who are asked about their own document. */
  readonly byLink: ReadonlySet<string>;
  /** Leaves out what such a person was asked: the owner of the form may not learn what they gave. */
  readonly hidesAskedOfOthers?: boolean;
}

/** Corrections with the parts of the label of their target: `section`, `kind` and `owner`, or `person`. */
export async function correctionLines(
  records: Reader,
  rows: readonly Row<'gk_corrections'>[],
  naming: Naming,
): Promise<Correction[]> {
  const names = namesIn(naming.answers).set(naming.subject, naming.subjectName).set('self', naming.subjectName);
  const authors = naming.withAuthor
    ? await rowsById(
        records,
        'internal_users',
        rows.map((row) => row.asked_by),
      )
    : undefined;
  return rows.map((row) => {
    const person = askedPerson(row, naming.byLink);
    const isHidden = person !== '' && naming.hidesAskedOfOthers === true;
    return {
      id: row.id,
      round: row.round,
      target: row.target,
      label: labelOf(row.target, names),
      text: isHidden ? '' : row.text,
      status: row.status,
      answer: isHidden ? '' : row.answer,
      askedAt: row.created,
      answeredAt: row.answered_at,
      askedBy: fullName(authors?.get(row.asked_by)),
      askedOf: person === '' ? '' : (names.get(person) ?? ''),
    };
  });
}

function labelOf(text: string, names: ReadonlyMap<string, string>): Record<string, string> {
  const target = parseTarget(text);
  if (target?.kind === 'section') return { section: target.section };
  if (target?.kind === 'document') return { kind: target.documentKind, owner: names.get(target.owner) ?? '' };
  if (target?.kind === 'person') return { person: names.get(target.person) ?? '' };
  return {};
}
