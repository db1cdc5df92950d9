import { fold } from '@dossier/domain/fold';
import { numbersOf, withoutCountryOfNumber } from '@dossier/domain/number-query';
import { accept, refuse } from '@dossier/domain/result';
import { findVisibleOnboarding } from '../case/onboarding.ts';
import { scope } from '../case/scope.ts';
import { rowsById } from '../collections/rows.ts';
import { plainNumber } from '../collections/search-text.ts';
import { ownRows } from './parts/document-rows.ts';
import { defineView } from './view.ts';

/** Most documents of one answer. */
const mostDocuments = 100;

/** Documents that the organisation added to its other onboardings, to copy from; newest first. */
export const earlierDocuments = defineView('earlier-documents', {
  async run({ records, actor }, { request: id, q = '' }) {
    const request = await findVisibleOnboarding(records, actor, id);
    if (!request) return refuse('not-found');
    const own = scope(actor).gk_requests_docs;
    const values = { org: request.org, r: request.id, ...own.values };
    const filter = `${own.filter} && request.org = {:org} && request != {:r}`;
    const links = await records.find('gk_requests_docs', filter, values, {
      sort: '-created',
    });
    const from = await rowsById(
      records,
      'gk_requests',
      links.map((link) => link.request),
    );
    const rows = await ownRows(records, [...from.keys()]);
    const words = fold(withoutCountryOfNumber(q)).split(/\s+/).filter(Boolean);
    const numbers = numbersOf(q);
    const documents = rows
      .map((row) => ({ ...row, from: from.get(row.owner) }))
      .flatMap(({ from: request, ...row }) => {
        if (!request || row.scan === 'infected') return [];
        const text = fold(`${row.name} ${request.client_name} ${request.reference} ${request.number}`);
        const number = plainNumber(request.client_number);
        const isFound = words.every((word) => text.includes(word)) || numbers.some((one) => number.includes(one));
        if (!isFound) return [];
        return [{ ...row, from: { request: request.id, reference: request.reference, name: request.client_name } }];
      })
      .sort((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1));
    return accept({ documents: documents.slice(0, mostDocuments) });
  },
});
