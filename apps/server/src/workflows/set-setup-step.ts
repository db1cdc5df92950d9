import { accept } from '@dossier/domain/result';
import { nameOfDesk } from '../case/desk-name.ts';
import { defineWorkflow } from './workflow.ts';

/** Skips a step of the setup of the desk, or takes it up again. */
export const setSetupStep = defineWorkflow('set-setup-step', {
  async run({ records }, { step, isSkipped }) {
    const desk = await records.first('desk', '');
    const others = (desk?.setup_skipped ?? []).filter((one) => one !== step);
    const setup_skipped = isSkipped ? [...others, step] : others;
    if (desk) await records.update('desk', desk.id, { setup_skipped });
    else await records.create('desk', { name: nameOfDesk(undefined), setup_skipped });
    return accept({ step, isSkipped });
  },
});
