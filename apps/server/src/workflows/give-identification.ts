import { fieldErrors } from '@dossier/domain/contracts/shared/field-errors';
import { missingSides } from '@dossier/domain/kyc-form/identity-sides';
import { ownDetailsSchema } from '@dossier/domain/kyc-form/own-identification';
import { accept, refuse } from '@dossier/domain/result';
import { filesToGive, givenDocuments, mayGive, storeIdentification } from '../case/give-identification.ts';
import { defineWorkflow } from './workflow.ts';

/** A person gives their identification by their own link. After a correction a new photo is needed. */
export const giveIdentification = defineWorkflow('give-identification', {
  async run({ records, actor, now, today }, input) {
    const own = await mayGive(records, actor, input.link, now);
    if (!own.ok) return own;
    const checked = ownDetailsSchema(today).safeParse(input);
    if (!checked.success) return refuse('input-invalid', { fields: fieldErrors(checked.error) });
    const { link, asked } = own.value;
    const earlier = asked.length > 0 ? [] : await givenDocuments(records, link);
    const missing = missingSides(input.identityKind, await filesToGive(records, link, earlier));
    if (missing.length > 0) return refuse(missing[0] === 'back' ? 'photo-of-back-missing' : 'photo-missing');
    await storeIdentification(records, own.value, input);
    return accept({ link: link.id, givenAt: records.now });
  },
});
