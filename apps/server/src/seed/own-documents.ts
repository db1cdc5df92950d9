import type { DocumentType } from '@dossier/domain/documents';
import { pdfOf } from './files.ts';
import type { SeedStaff } from './people.ts';
import type { Plan } from './plans.ts';
import type { World } from './world.ts';

interface OwnDocument {
  readonly by: Plan['by'];
  readonly type: DocumentType;
  readonly title: string;
  readonly fileName: string;
  readonly pages: number;
  /** Days before it was added. */
  readonly issued: number;
}

/** Documents that institutions already had, by the onboarding's reference. */
const ownDocuments: Readonly<Record<string, readonly OwnDocument[]>> = {
  'TR-2026-0409': [
    {
      by: 'sanne',
      type: 'registration',
      title: 'Extrait Kbis',
      fileName: 'Kbis-Lumiere-et-Fils.pdf',
      pages: 2,
      issued: 7,
    },
    {
      by: 'noor',
      type: 'other',
      title: 'Bail commercial',
      fileName: 'Bail-commercial-projet.pdf',
      pages: 11,
      issued: 3,
    },
  ],
  'TR-2026-0431': [
    {
      by: 'sanne',
      type: 'other',
      title: 'Purchase agreement',
      fileName: 'Koopovereenkomst-concept.pdf',
      pages: 6,
      issued: 5,
    },
  ],
  'DB-45402': [
    { by: 'lena', type: 'other', title: 'Credit proposal', fileName: 'Kredietvoorstel.pdf', pages: 4, issued: 2 },
  ],
};

interface Adding {
  readonly world: World;
  readonly staff: SeedStaff;
  readonly plan: Plan;
  readonly request: string;
}

/** Documents that the institution adds when it creates the onboarding. */
export async function addOwnDocuments({ world, staff, plan, request }: Adding): Promise<void> {
  for (const { by, type, title, fileName, pages, issued } of ownDocuments[plan.reference] ?? []) {
    const date = world.clock.now();
    const issuedOn = new Date(date.getTime() - issued * 86_400_000).toISOString().slice(0, 10);
    const subtitle = plan.company ?? `${plan.client.firstName} ${plan.client.lastName}`;
    const bytes = await pdfOf({ title, subtitle, date, pages, pairs: [['Issued', issuedOn]] });
    const input = { request, owner: 'request', type, purpose: '' as const, issuedOn };
    await world.run('add-document', staff[by], input, { name: fileName, bytes });
    world.clock.wait(3);
  }
}
