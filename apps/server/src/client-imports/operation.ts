/** Operation of the changes that an import writes; the history of the onboardings follows from it. */
export const importOperation = 'import-clients';
