import { uboThreshold } from '@dossier/domain/limits';

/** The rule of beneficial owners that follows the one in force on this day (ISO date); undefined after the last. */
export const nextUboRule = (today: string) => uboThreshold.find(({ from }) => from > today);
