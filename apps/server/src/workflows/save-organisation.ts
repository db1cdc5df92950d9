import { checkAccent, isColour } from '@dossier/domain/accent';
import { accept, refuse } from '@dossier/domain/result';
import * as z from 'zod';
import { seesOrganisation } from '../file/staff.ts';
import type { Workflows } from './contracts.ts';
import { recordId } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

type Input = Workflows['save-organisation']['input'];

const line = (max: number) => z.string().trim().max(max).optional();
const nothingOr = <T extends z.ZodType>(shape: T) => z.union([shape, z.literal('')]).optional();

/** What an admin says of the institution, or a lead of any and of the desk. A colour that white text cannot stand on is refused. */
export const saveOrganisation = defineWorkflow<Input, Workflows['save-organisation']['answer']>({
  name: 'save-organisation',
  input: z.object({
    org: z.union([recordId, z.literal('')]),
    name: z.string().trim().min(1).max(200).optional(),
    sector: line(100),
    accent: nothingOr(z.string().refine(isColour, 'This is no colour.')),
    defaultLanguage: z.enum(['en', 'nl']).optional(),
    supportText: line(500),
    supportEmail: nothingOr(z.email()),
    supportPhone: line(40),
  }),
  async run({ records, actor }, { org, accent, ...input }) {
    if (!seesOrganisation(actor, org)) return refuse('not-found');
    if (accent) {
      const checked = checkAccent(accent);
      if (!checked.ok) return refuse('accent-too-light', { contrast: checked.contrast, nearest: checked.nearest });
    }
    const ours = given({
      name: input.name,
      support_text: input.supportText,
      support_email: input.supportEmail,
      support_phone: input.supportPhone,
    });
    if (org === '') {
      const desk = await records.first('desk', '');
      if (!desk) return refuse('not-found');
      await records.update('desk', desk.id, ours);
      return accept({ org });
    }
    if (!(await records.get('gk_org', org))) return refuse('not-found');
    const theirs = given({ sector: input.sector, accent, default_language: input.defaultLanguage });
    await records.update('gk_org', org, { ...ours, ...theirs });
    return accept({ org });
  },
});

function given(values: Record<string, string | undefined>): Record<string, string> {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}
