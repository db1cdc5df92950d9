import type { KycForm } from '@dossier/domain/kyc-form/form';
import { kycStepsOf } from '@dossier/domain/kyc-form/steps';
import { type Language, textIn } from '@dossier/domain/languages';
import { dateText } from '@dossier/records';
import type { ClientOnboarding } from '../../case/client-onboarding.ts';
import { loadForm } from '../../case/form.ts';
import { linksOf } from '../../case/helper-links.ts';
import type { Version } from '../../case/versions.ts';
import { fullName, type Reader, type RequestRow } from '../../collections/rows.ts';
import { sbiTable } from '../../reference/sbi.ts';
import type { AnswersData } from '../../reports/my-answers.ts';
import { type PrintRequest, print } from '../../reports/print.ts';

interface Printing {
  readonly records: Reader;
  readonly language: Language;
  readonly now: Date;
  readonly today: string;
  readonly printing: PrintRequest;
}

/** A client's answers as PDF: those of a version, or an empty form. Counts as sent in the version's own onboarding only. */
export async function printedAnswers(
  { records, language, now, today, printing }: Printing,
  { request, org, access }: ClientOnboarding,
  version: Version | undefined,
): Promise<Buffer> {
  const form = await loadForm(records, request, version, today);
  const isSent = version !== undefined && version.state !== 'draft' && version.request === request.id;
  const data: AnswersData = {
    language,
    orgName: org.name,
    subjectName: request.client_name,
    reference: request.reference,
    sections: kycStepsOf(request.type, request.source_of_funds),
    form,
    activityNames: await activityNames(form, language),
    moment: (isSent ? version.submittedAt : version?.updated) || dateText(now),
    isSent,
    access: await givenAccess(records, access),
    delegations: await delegationsOf(records, request),
    declaration: isSent ? version.declaration : null,
    number: version?.number ?? 0,
  };
  return print({ kind: 'answers', data }, printing);
}

async function givenAccess(records: Reader, access: ClientOnboarding['access']): Promise<AnswersData['access']> {
  const isGiven = access?.status === 'approved' || (access?.withdrawn_at ?? '') !== '';
  if (!access || !isGiven || access.decided_by === '') return null;
  const by = fullName(await records.get('end_client_users', access.decided_by));
  return { by, at: access.decided_at, withdrawnAt: access.withdrawn_at };
}

async function delegationsOf(records: Reader, request: RequestRow): Promise<AnswersData['delegations']> {
  const links = (await linksOf(records, request)).filter(({ scope }) => scope === 'sections');
  return Promise.all(
    links.map(async ({ sections, name, invited_by, created }) => ({
      sections: sections ?? [],
      name,
      invitedBy: fullName(await records.get('end_client_users', invited_by)),
      at: created,
    })),
  );
}

/** Names of the form's activities, by edition and code. */
export async function activityNames(
  { answers }: Pick<KycForm, 'answers'>,
  language: Language,
): Promise<Record<string, string>> {
  const table = await sbiTable();
  const found = (answers.activities?.details ?? []).flatMap(({ sbi, edition }) => {
    const row = table.row(edition, sbi) ?? table.named([sbi])[0];
    return row ? [[`${edition} ${sbi}`, textIn(language, row)] as const] : [];
  });
  return Object.fromEntries(found);
}
