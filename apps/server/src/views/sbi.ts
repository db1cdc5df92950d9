import { accept } from '@dossier/domain/result';
import { sbiTable } from '../reference/sbi.ts';
import { defineView } from './view.ts';

/** Most rows of one answer. */
const mostRows = 100;

/** Activity codes by number or name, in both editions; or the names of known codes. */
export const sbi = defineView('sbi', {
  async run(_context, { q = '', codes, edition }) {
    const table = await sbiTable();
    const found = codes ? table.named(codes.split(',').slice(0, mostRows)) : table.search(q);
    const ofEdition = edition ? found.filter((row) => row.edition === edition) : found;
    const rows = ofEdition.slice(0, mostRows).map(({ code, edition, nl, en }) => ({ code, edition, nl, en }));
    return accept({ rows, total: ofEdition.length });
  },
});
