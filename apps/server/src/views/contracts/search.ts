export interface SearchAnswer {
  readonly groups: readonly {
    readonly kind: 'subjects' | 'onboardings' | 'contacts' | 'documents';
    readonly total: number;
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly detail: string;
      readonly subject: string;
      readonly request: string;
      readonly near: boolean;
    }[];
  }[];
}
