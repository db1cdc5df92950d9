import { addDays, addMonths } from './dates.ts';
import { firstRunWithinDays } from './limits.ts';
import type { SubscriptionCadence } from './subscriptions.ts';

/** The latest day on which a new subscription may run first. Days are ISO dates. */
export function latestFirstRun(today: string): string {
  return addDays(today, firstRunWithinDays);
}

const cadenceDays = { daily: 1, weekly: 7 } as const;
const cadenceMonths = { monthly: 1, yearly: 12 } as const;

/** The day of a subscription's run that follows one on this day. Days are ISO dates. */
export function nextRunDay(cadence: SubscriptionCadence, day: string): string {
  if (cadence === 'daily' || cadence === 'weekly') return addDays(day, cadenceDays[cadence]);
  return addMonths(day, cadenceMonths[cadence]);
}
