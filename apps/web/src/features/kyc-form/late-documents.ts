import { lazyPart } from '#ui/lazy-part.ts';

/** The parts of a page about a person with photos and files, which come below its questions and load after them. */
export const LateIdentityFields = lazyPart(async () => (await import('./identity-fields.tsx')).IdentityFields);
export const LateDocumentSlot = lazyPart(async () => (await import('./document-slot.tsx')).DocumentSlot);
