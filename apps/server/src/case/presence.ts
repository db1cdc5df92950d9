import { presenceLifeMs } from '@dossier/domain/presence';
import type { Actor } from '../runtime/actor.ts';
import { scope } from './scope.ts';

/** Tabs whose last request is not older than this are open. @returns date text as it is stored */
export const presentSince = (now: Date): string =>
  new Date(now.getTime() - presenceLifeMs).toISOString().replace('T', ' ');

/** The side whose members see each other: an institution by its id, the desk by ''. */
export const sideOf = (actor: Actor): string => scope(actor).org ?? '';
