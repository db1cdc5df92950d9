import type { ViewAnswer } from '#api/views.ts';

type Versions = ViewAnswer<'document-history'>;

/** Texts of the pages of documents. */
export const documentTexts = ['documents', 'document-kinds', 'identity', 'legal-forms', 'presence'] as const;

/** The newest of two versions of an ownership chart. */
export const newest: Versions['versions'][number] = {
  doc: 'doc2',
  document: 'row2',
  name: 'chart-2.png',
  type: 'ownership',
  purpose: '',
  kind: 'ownership',
  side: '',
  owner: 'subject1',
  ownerName: 'Polder Bouw B.V.',
  mediaType: 'image/png',
  size: 2048,
  pages: 1,
  issuedOn: '2026-11-03',
  expiresOn: '',
  verification: 'pending',
  verifiedBy: '',
  updated: '2026-11-12 10:00:00.000Z',
  verifiedAt: '',
  reason: '',
  version: 2,
  versions: 2,
  uploadedBy: 'Tess Mulder',
  uploadedAt: '2026-11-11 10:00:00.000Z',
  scan: '',
  scanProblem: '',
  scanSignature: '',
  scannedAt: '',
  origin: 'vault',
  usedIn: [{ id: 'request1', number: 'KV-1', reference: 'TR-1' }],
};
export const older = {
  ...newest,
  doc: 'doc1',
  name: 'chart-1.png',
  issuedOn: '',
  verification: 'rejected' as const,
  verifiedBy: 'Ruben Aerts',
  updated: '2026-11-10 10:00:00.000Z',
  verifiedAt: '2026-11-09 10:00:00.000Z',
  reason: 'Part of the document is missing.',
  version: 1,
  uploadedAt: '2026-11-05 10:00:00.000Z',
};
export const history: Versions = {
  owner: 'subject1',
  ownerName: 'Polder Bouw B.V.',
  kind: 'ownership',
  subject: 'subject1',
  subjectName: 'Polder Bouw B.V.',
  versions: [newest, older],
};

export async function picture(type = 'image/png'): Promise<Response> {
  const canvas = new OffscreenCanvas(20, 10);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 10);
  return new Response(await canvas.convertToBlob({ type }), { headers: { 'content-type': type } });
}
