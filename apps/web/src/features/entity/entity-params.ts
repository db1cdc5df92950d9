/** The parameters of the view `entity`: the subject, and the onboarding when it is not the newest. */
export function entityParams(subject: string, chosen: string): { subject: string; request?: string } {
  return chosen === '' ? { subject } : { subject, request: chosen };
}
