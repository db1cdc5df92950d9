import { archiveOnboarding } from '../operations/archive-onboarding.ts';
import { defineWorkflow } from './workflow.ts';

/** Archives a completed onboarding and ends its monitoring. */
export const archive = defineWorkflow('archive', { run: archiveOnboarding });
