/** The question for one file; apart from its screen, because a route's loader asks it before the screen is there. */
export function entityParams(subject: string, chosen: string): { subject: string; request?: string } {
  return chosen === '' ? { subject } : { subject, request: chosen };
}
