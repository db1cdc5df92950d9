/** Workflows that the person who ran one can undo: none of them sends a mail. Source: docs/decisions/0223. */
export const undoableWorkflows = ['assign', 'verify-document', 'set-check', 'archive'] as const;
export type UndoableWorkflow = (typeof undoableWorkflows)[number];
