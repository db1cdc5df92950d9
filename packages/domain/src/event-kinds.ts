/** Filters of the history. `messages` are information requests and their answers. */
export const eventKinds = ['status', 'answers', 'documents', 'checks', 'messages'] as const;
export type EventKind = (typeof eventKinds)[number];
