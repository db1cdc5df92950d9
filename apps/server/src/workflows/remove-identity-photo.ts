import { accept, refuse } from '@dossier/domain/result';
import { mayGive } from '../case/give-identification.ts';
import { defineWorkflow } from './workflow.ts';

/** Removes a photo before it is given. */
export const removeIdentityPhoto = defineWorkflow('remove-identity-photo', {
  async run({ records, actor, now }, { link: id, doc }) {
    const own = await mayGive(records, actor, id, now);
    if (!own.ok) return own;
    const photos = own.value.link.photos ?? [];
    if (!photos.includes(doc)) return refuse('not-found');
    await records.update('helper_links', id, { photos: photos.filter((one) => one !== doc) });
    await records.delete('kyc_docs', doc);
    return accept({ doc });
  },
});
