import { accept } from '@dossier/domain/result';
import type { SbiRow } from '@dossier/domain/sbi';
import { sbiTable } from '../reference/sbi.ts';
import { defineView } from './view.ts';

/** Most rows of one answer. */
const mostRows = 100;

/** Activities by number or words, as leaves of SBI 2025; or the names of known codes of any edition. */
export const sbi = defineView('sbi', {
  async run(_context, { q = '', codes }) {
    const table = await sbiTable();
    if (codes === undefined) {
      const found = table.search(q);
      const rows = found.slice(0, mostRows).map(({ row, examples }) => ({
        ...named(row),
        examples: { nl: [...examples.nl], en: [...examples.en] },
      }));
      return accept({ rows, total: found.length });
    }
    const found = table.named(codes.split(',').slice(0, mostRows));
    const rows = found.slice(0, mostRows).map((row) => {
      const successors = table.successors(row).map(named);
      return { ...named(row), ...(successors.length > 0 ? { successors } : {}) };
    });
    return accept({ rows, total: found.length });
  },
});

const named = ({ code, edition, nl, en }: SbiRow) => ({ code, edition, nl, en });
