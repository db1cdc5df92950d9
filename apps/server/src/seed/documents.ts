import type { Workflows } from '@dossier/domain/contracts/workflows';
import type { DocumentType } from '@dossier/domain/documents';
import type { KycAnswers } from '@dossier/domain/kyc-form/answers';
import { cardImage, pdfOf } from './files.ts';
import { photoOf } from './photo.ts';
import type { Plan } from './plans.ts';
import type { DemoFile } from './world.ts';

export interface DemoDocument {
  readonly input: Omit<Workflows['add-document']['input'], 'request'>;
  readonly file: DemoFile;
}

interface Making {
  readonly plan: Plan;
  readonly answers: Partial<KycAnswers>;
  readonly day: (fromNow: number) => string;
  readonly now: Date;
}

const titles: Partial<Record<DocumentType, string>> = {
  registration: 'Extract commercial register',
  ubo: 'UBO extract',
  ownership: 'Ownership chart',
  articlesOfAssociation: 'Articles of association',
  shareholdersRegistry: 'Shareholders registry',
  other: 'Loan offer',
};

/** The files that a demo client uploads: extracts, a passport as scan, photo or PDF, and what the case requires. */
export async function documentsFor(making: Making): Promise<DemoDocument[]> {
  const { plan } = making;
  const company: DocumentType[] = plan.isZilverlinde
    ? ['registration', 'ubo', 'ownership', 'articlesOfAssociation', 'shareholdersRegistry']
    : ['registration', 'ubo'];
  const documents = plan.company ? await Promise.all(company.map((type) => companyDocument(making, type))) : [];
  if (plan.sourceOfFunds) documents.push(await companyDocument(making, 'other'));
  return [...documents, ...(await identityDocuments(making))];
}

async function companyDocument({ plan, answers, day, now }: Making, type: DocumentType): Promise<DemoDocument> {
  const name = plan.company ?? `${plan.client.firstName} ${plan.client.lastName}`;
  const entity = answers['legal-entity'];
  const issuedOn = day(-plan.from - 8);
  const title = titles[type] ?? type;
  if (type === 'ubo' && !plan.isZilverlinde) {
    const scan = {
      name: `UBO-extract-${name.split(' ')[0]}.png`,
      bytes: cardImage(name.length * 7 + plan.reference.length),
    };
    return { input: { owner: 'subject', type, purpose: '', issuedOn }, file: scan };
  }
  const bytes = await pdfOf({
    title,
    subtitle: name,
    date: now,
    pairs: [
      ['Name', name],
      ['Registration number', entity?.registrationNumber ?? ''],
      [
        'Address',
        `${entity?.address?.street ?? ''} ${entity?.address?.houseNumber ?? ''}, ${entity?.address?.city ?? ''}`,
      ],
      ['Director', `${plan.client.lastName}, ${plan.client.firstName}`],
      ['Issued', issuedOn],
    ],
  });
  const purpose = type === 'other' ? ('funds' as const) : ('' as const);
  const fileName = `${title.replaceAll(' ', '-')}-${name.split(' ')[0]}.pdf`;
  return { input: { owner: 'subject', type, purpose, issuedOn }, file: { name: fileName, bytes } };
}

async function identityDocuments({ plan, answers, now, day }: Making): Promise<DemoDocument[]> {
  const people = answers.people?.people ?? [];
  const holders = plan.company
    ? people.filter((person) => person.isUbo || person.isStandIn || person.isRepresentative)
    : [{ id: 'subject', ...answers.individual }];
  return Promise.all(
    holders.map(async (person, index) => {
      const name = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
      const expiresOn = person.identityExpiry ?? day(800);
      return {
        input: { owner: person.id, type: 'other' as const, purpose: 'identity' as const, expiresOn },
        file: await identityFile(
          name,
          (index + plan.reference.length + Math.round(plan.from)) % (plan.isZilverlinde ? 3 : 2),
          now,
        ),
      };
    }),
  );
}

/** A phone's photo, a scan, or a PDF. */
async function identityFile(name: string, kind: number, date: Date): Promise<DemoFile> {
  const last = name.split(' ').at(-1) ?? name;
  if (kind === 0) return { name: `IMG_44${last.length}2.jpg`, bytes: photoOf(`Specimen ${name}`) };
  if (kind === 1)
    return {
      name: `Passport-${last}.png`,
      bytes: cardImage([...name].reduce((sum, one) => sum + one.charCodeAt(0), 0)),
    };
  const bytes = await pdfOf({ title: 'Identity document', subtitle: name, date, pairs: [['Name', name]] });
  return { name: `ID-${last}.pdf`, bytes };
}
