/** Filters of the history. `messages` are information requests and their answers. */
export const eventKinds = ['status', 'answers', 'documents', 'checks', 'messages'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Dossier itself caused the event. A superuser has no portal either, but a name. */
export const isAutomatic = ({ portal, actorName }: { readonly portal: string; readonly actorName: string }): boolean =>
  portal === '' && actorName === '';
