/** The parameters of the view `entity`: whose file, and which of its onboardings when it is not the newest. */
export function entityParams(subject: string, chosen: string): { subject: string; request?: string } {
  return chosen === '' ? { subject } : { subject, request: chosen };
}
