import type { AccessKind } from '@dossier/domain/access-log';
import type { Person } from '@dossier/domain/contracts/answers/person';
import { accept, refuse } from '@dossier/domain/result';
import { currentDetails, documentsOfPerson, type PersonEntry } from '../case/person-entry.ts';
import type { NoteAccess } from '../runtime/noted-access.ts';
import { allEntries, downloadable } from './person/entries.ts';
import { factsOf, shownNumber } from './person/facts.ts';
import { documentRows, identityRows, rolesOf, screeningsOf } from './person/rows.ts';
import { defineView } from './view.ts';

/** One person over the onboardings that the viewer may see; people of the same name apart. */
export const person = defineView('person', {
  async run(context, key) {
    const { noteAccess } = context;
    const { own, all: entries, namesakes, isCombined } = await allEntries(context, key);
    const [first] = own;
    if (!first) return refuse('not-found');
    for (const entry of entries) noteEntry(noteAccess, entry);
    for (const { entry } of namesakes) noteEntry(noteAccess, entry, ['people']);
    const documents = await documentRows(entries);
    const inArchive = new Set(downloadable(entries).flatMap((one) => documentsOfPerson(one).map(({ doc }) => doc)));
    return accept<Person>({
      subject: first.subject,
      person: first.person,
      name: first.name,
      subjectName: first.file.request.client_name,
      facts: factsOf(entries),
      roles: await rolesOf(entries),
      proof: isCombined ? proofOf(first, entries) : null,
      identities: await identityRows(entries),
      ...(await screeningsOf(entries)),
      closedDocuments: entries.filter(({ file }) => file.gate('documents')).map(({ file }) => file.request.id),
      documents,
      downloads: documents.filter(({ doc }) => inArchive.has(doc)).length,
      namesakes: namesakes.map(({ namesake }) => namesake),
    });
  },
});

function proofOf(first: PersonEntry, entries: readonly PersonEntry[]): Person['proof'] {
  const { birthDate = '', identityKind = '', identityNumber = '' } = currentDetails(first);
  const clients = new Set(entries.map(({ subject }) => subject)).size;
  return { document: `${identityKind} ${shownNumber(identityNumber)}`, birthDate, clients };
}

/** What of an entry is shown and holds data of the client. */
function noteEntry(noteAccess: NoteAccess, entry: PersonEntry, only?: readonly AccessKind[]): void {
  const { file, form, isClient } = entry;
  const { request, gate } = file;
  const hasForm = Object.keys(form).length > 0 && file.version !== undefined && Object.keys(file.answers).length > 0;
  const shown: Readonly<Partial<Record<AccessKind, boolean>>> = {
    [isClient ? 'details' : 'people']: hasForm,
    documents: documentsOfPerson(entry).length > 0,
    screening: hasForm && !gate('person-screening'),
  };
  for (const kind of Object.keys(shown) as AccessKind[]) {
    const isWanted = only === undefined || only.includes(kind) || (isClient && kind === 'details');
    if (shown[kind] && isWanted) noteAccess({ kind, action: 'viewed', request });
  }
}
