import { askInstitution } from '@dossier/domain/contracts/workflows/ask-institution';
import { cancel } from '@dossier/domain/contracts/workflows/cancel';
import { reopen } from '@dossier/domain/contracts/workflows/reopen';
import { restore } from '@dossier/domain/contracts/workflows/restore';
import type { MoveName } from '@dossier/domain/onboarding-machine';
import { z } from '@dossier/domain/schema';
import type { IconName } from '#ui/icons.ts';

export interface MoveDialogFacts {
  readonly icon: IconName;
  readonly tone: 'primary' | 'danger';
  /** The text of the move: its name in the workflow's input, and its schema there. */
  readonly text?: { readonly field: 'reason' | 'question'; readonly schema: z.core.$ZodType<string> };
}

/** For a move without a text. */
export const noText = z.literal('');

/** Moves that need a text or a confirmation. Texts: `entity:move.<name>`. */
export const moveDialogs = {
  remind: { icon: 'mail', tone: 'primary' },
  'ask-institution': {
    icon: 'help',
    tone: 'primary',
    text: { field: 'question', schema: askInstitution.input.shape.question },
  },
  reopen: { icon: 'refresh', tone: 'primary', text: { field: 'reason', schema: reopen.input.shape.reason } },
  restore: { icon: 'rotate', tone: 'primary', text: { field: 'reason', schema: restore.input.shape.reason } },
  cancel: { icon: 'x-circle', tone: 'danger', text: { field: 'reason', schema: cancel.input.shape.reason } },
} as const satisfies Partial<Record<MoveName, MoveDialogFacts>>;

export type MoveDialogName = keyof typeof moveDialogs;
export const moveDialogNames = Object.keys(moveDialogs) as MoveDialogName[];
