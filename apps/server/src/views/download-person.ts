import { accept, refuse } from '@dossier/domain/result';
import { readDocument } from '../case/access-log.ts';
import type { PersonEntry } from '../case/person-entry.ts';
import { isQuarantined } from '../case/quarantine.ts';
import { reportTexts } from '../reports/report-texts.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { indexPage } from './download/index-page.ts';
import { safeName } from './download/safe-name.ts';
import { manifestName, packText, zipOf } from './download/zip.ts';
import { allEntries, downloadable } from './person/entries.ts';
import { documentRows } from './person/rows.ts';
import { defineView } from './view.ts';

/** The documents of one person as one archive, with a page that lists them and the onboardings they are from. */
export const downloadPerson = defineView('download-person', {
  async run(context, key) {
    const { records, ports, language, noteAccess } = context;
    const { own, all } = await allEntries(context, key);
    const [first] = own;
    if (!first) return refuse('not-found');
    const entries = downloadable(all);
    if (entries.length === 0) return refuse('report-not-ready');
    const documents = await documentRows(entries);
    for (const document of documents) {
      // The archive has a notice in place of a file in which malware was found.
      if (isQuarantined(document)) continue;
      const request = entries.find(({ file }) => file.request.id === document.request)?.file.request;
      if (request) noteAccess(readDocument(request, document, 'downloaded'));
    }
    return accept<FileAnswer>({
      stream: await zipOf(records, ports.files, documents, (zip, packed) => {
        const facts = factsOf(entries, reportTexts(language)('onboarding'));
        const page = {
          language,
          client: first.name,
          facts,
          report: '',
          history: '',
          manifest: manifestName,
          documents: packed,
        };
        packText(zip, 'index.html', indexPage(page));
      }),
      mediaType: 'application/zip',
      fileName: `${safeName(first.name)}.zip`,
      disposition: 'attachment',
    });
  },
});

const factsOf = (entries: readonly PersonEntry[], label: string): [string, string][] =>
  entries.map(({ file: { request } }) => [
    label,
    [request.client_name, request.reference || request.number].join(', '),
  ]);
