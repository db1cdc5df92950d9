import { proposeCode } from '@dossier/domain/institution-code';
import { accept, refuse } from '@dossier/domain/result';
import { inviteNewStaff } from '../mail/invite-new-staff.ts';
import { defineWorkflow } from './workflow.ts';

/** Creates an institution and invites its first admin. */
export const createInstitution = defineWorkflow('create-institution', {
  async run(context, { name, sector, language, code, requiresFactor, ...admin }) {
    const { records } = context;
    const owner = await records.first('gk_org', 'code = {:code}', { code });
    if (owner) {
      const taken = new Set((await records.find('gk_org', '')).map((one) => one.code));
      return refuse('code-in-use', { name: owner.name, free: proposeCode(name, taken) });
    }
    const values = { name, sector, code, default_language: language, requires_factor: requiresFactor };
    const { id: org } = await records.create('gk_org', values);
    const user = await inviteNewStaff(context, { ...admin, org, role: 'admin', language });
    return user === undefined ? refuse('email-in-use') : accept({ org, user, sentTo: admin.email });
  },
});
