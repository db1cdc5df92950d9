/** Data that a mail about an onboarding may contain: name, reference and link. */
export interface FileData {
  readonly toName: string;
  readonly reference: string;
  readonly link: string;
}
