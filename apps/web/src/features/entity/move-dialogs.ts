import type { MoveName } from '@dossier/domain/onboarding-machine';
import type { IconName } from '#ui/icons.ts';

interface MoveDialogFacts {
  readonly icon: IconName;
  readonly tone: 'primary' | 'danger';
  /** The text of the move, under the name of the workflow's input. */
  readonly field?: 'reason' | 'question' | 'answer';
}

/** Moves that need a text or a confirmation. Texts: `entity:move.<name>`. */
export const moveDialogs = {
  answer: { icon: 'note', tone: 'primary', field: 'answer' },
  remind: { icon: 'mail', tone: 'primary' },
  'ask-institution': { icon: 'help', tone: 'primary', field: 'question' },
  reopen: { icon: 'refresh', tone: 'primary', field: 'reason' },
  restore: { icon: 'rotate', tone: 'primary', field: 'reason' },
  archive: { icon: 'archive', tone: 'primary' },
  cancel: { icon: 'x-circle', tone: 'danger', field: 'reason' },
} as const satisfies Partial<Record<MoveName, MoveDialogFacts>>;

export type MoveDialogName = keyof typeof moveDialogs;
export const moveDialogNames = Object.keys(moveDialogs) as MoveDialogName[];
