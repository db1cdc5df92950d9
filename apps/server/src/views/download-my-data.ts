import { accept, refuse } from '@dossier/domain/result';
import { loadClientOnboardings, onboardingsIn } from '../case/client-onboarding.ts';
import { isProven } from '../case/vault-ownership.ts';
import type { FileAnswer } from '../runtime/view-context.ts';
import { exportTexts } from './download/export-texts.ts';
import { packVault } from './download/pack-vault.ts';
import { openZip, sealed } from './download/zip.ts';
import { defineView } from './view.ts';

/** All stored data of the vaults that a client owns, or of one of them. Helpers cannot download it. */
export const downloadMyData = defineView('download-my-data', {
  async run({ records, actor, language: preferred, now, today, ports, signal }, { subject, language = preferred }) {
    const owned = await records.find(
      'vault_members',
      'user = {:u} && role = "owner"',
      { u: actor.id },
      { sort: 'created,id' },
    );
    const all = await loadClientOnboardings(records, actor.id);
    const chosen = owned.filter(
      (member) =>
        (subject === undefined || member.subject === subject) &&
        (isProven(member) || onboardingsIn(all, member.subject).size > 0),
    );
    if (chosen.length === 0) return refuse('not-found');
    const zip = openZip();
    const printing = { key: actor.id, signal };
    const packing = { records, files: ports.files, language, now, today, printing };
    for (const member of chosen) await packVault(zip, packing, member, all);
    return accept<FileAnswer>({
      stream: sealed(zip),
      mediaType: 'application/zip',
      fileName: `${exportTexts(language)('file-names.my-data')}-${today}.zip`,
      disposition: 'attachment',
    });
  },
});
