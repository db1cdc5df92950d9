/** What a mail about an onboarding may say: a name, a reference and the way to it. */
export interface FileData {
  readonly toName: string;
  readonly reference: string;
  readonly link: string;
}
