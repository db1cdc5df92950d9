/** Operation of the changes that an import writes; the history of the onboardings follows from it. */
export const importOperation = 'import-clients';

/** Operation of what undoing an import deletes: the history has one event for all of it. */
export const undoOperation = 'delete-imported-drafts';

/** Operation that ends an import or its undoing. */
export const settleOperation = 'settle-import';
