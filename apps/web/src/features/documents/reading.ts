import type { IdentityReading, UnreadReason } from '@dossier/domain/contracts/answers/identity-reading';
import { isExtract } from '@dossier/domain/documents';
import { readExtract } from '@dossier/domain/extract-reading';
import { useState } from 'react';
import { runWorkflow } from '#api/workflows.ts';
import type { DocumentRow } from './document-name.ts';
import type { PageText } from './page-text.ts';
import { extractValues, type ReadValue, zoneValues } from './read-values.ts';

/** Progress and result of reading one document. Nothing of it is stored. */
export type Reading =
  /** Documents of this kind are not read. */
  | { readonly is: 'none' }
  /** An identity document is read on request. */
  | { readonly is: 'offer' }
  | { readonly is: 'reading' }
  | { readonly is: 'unread'; readonly why: UnreadReason | 'no-text' | 'no-facts' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'read'; readonly values: readonly ReadValue[] };

type ZoneState = { readonly is: 'reading' } | { readonly is: 'failed'; readonly error: unknown } | IdentityReading;

/** Readings of the machine-readable zones of identity documents, by file, while the page is open. */
export interface ZoneReadings {
  readonly of: (doc: string) => ZoneState | undefined;
  readonly read: (docs: readonly string[]) => void;
}

/** @param request the onboarding that its reader works on, or '' */
export function useZoneReadings(request: string): ZoneReadings {
  const [states, setStates] = useState<Readonly<Record<string, ZoneState>>>({});
  const set = (doc: string, state: ZoneState) => setStates((known) => ({ ...known, [doc]: state }));
  const readOne = async (doc: string) => {
    set(doc, { is: 'reading' });
    set(
      doc,
      await runWorkflow('read-identity-document', { doc, ...(request && { request }) }).catch((error: unknown) => ({
        is: 'failed' as const,
        error,
      })),
    );
  };
  return {
    of: (doc) => states[doc],
    read: (docs) => docs.forEach((doc) => void readOne(doc)),
  };
}

/** @param texts of the pages of a PDF; undefined until they are extracted */
export function readingOf(
  { doc, type, kind, mediaType, scan }: Pick<DocumentRow, 'doc' | 'type' | 'kind' | 'mediaType' | 'scan'>,
  texts: readonly PageText[] | undefined,
  zones: ZoneReadings,
): Reading {
  // Infected files are never shown.
  if (scan === 'infected') return { is: 'none' };
  const isPhoto = mediaType.startsWith('image/');
  if (kind === 'other-identity') return isPhoto ? readZone(zones.of(doc)) : { is: 'unread', why: 'pdf' };
  if (!isExtract(type)) return { is: 'none' };
  if (isPhoto) return { is: 'unread', why: 'no-text' };
  return texts ? readText(texts) : { is: 'reading' };
}

function readZone(state: ZoneState | undefined): Reading {
  if (!state) return { is: 'offer' };
  if ('is' in state) return state;
  if (state.values) return { is: 'read', values: zoneValues(state.values) };
  return { is: 'unread', why: state.unread ?? 'no-zone' };
}

function readText(texts: readonly PageText[]): Reading {
  // As `readPdfText` does: runs of text are separate words.
  const pages = texts.map(({ text, pieces }) => pieces.map(({ start, end }) => text.slice(start, end)).join(' '));
  if (pages.every((page) => page.trim() === '')) return { is: 'unread', why: 'no-text' };
  const values = extractValues(readExtract(pages));
  return values.length === 0 ? { is: 'unread', why: 'no-facts' } : { is: 'read', values };
}
