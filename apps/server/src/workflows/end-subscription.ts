import { accept } from '@dossier/domain/result';
import * as z from 'zod';
import { liveSubscription } from '../case/own-subscription.ts';
import type { Workflows } from './contracts.ts';
import { recordId } from './inputs.ts';
import { defineWorkflow } from './workflow.ts';

/** Nobody watches this client for the institution any more. What was found stays. */
export const endSubscription = defineWorkflow<
  Workflows['end-subscription']['input'],
  Workflows['end-subscription']['answer']
>({
  name: 'end-subscription',
  input: z.object({ subscription: recordId }),
  async run({ records, actor }, { subscription: id }) {
    const own = await liveSubscription(records, actor, id);
    if (!own.ok) return own;
    await records.update('gk_subscriptions', id, { status: 'ended', next_run: '' });
    return accept({ subscription: id });
  },
});
