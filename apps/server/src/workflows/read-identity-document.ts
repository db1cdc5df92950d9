import { buffer } from 'node:stream/consumers';
import type { IdentityReading, ZoneValues } from '@dossier/domain/contracts/answers/identity-reading';
import type { Zone } from '@dossier/domain/machine-readable-zone';
import { accept, type Result, refuse } from '@dossier/domain/result';
import { readFile } from '../case/access-log.ts';
import { fileKeyOf } from '../case/file-key.ts';
import { identityDocumentOf } from '../case/identity-document.ts';
import { isQuarantined } from '../case/quarantine.ts';
import { readZoneIsolated } from '../documents/isolated-zone.ts';
import { defineWorkflow } from './workflow.ts';

/** Far above what filling in a form needs; each reading takes up to four seconds of a processor. */
const readings = { requests: 30, seconds: 600 };

/** Reads the machine-readable zone of an identity document. Stores nothing but, for staff, that it was viewed. */
export const readIdentityDocument = defineWorkflow('read-identity-document', {
  async prepare(context, { doc, request }): Promise<Result<IdentityReading>> {
    const { records, actor, limiter, ports, now, today, noteAccess } = context;
    const file = await identityDocumentOf(records, actor, doc, now);
    if (!file.ok) return file;
    if (isQuarantined(file.value)) return refuse('file-quarantined');
    if (!(await limiter.take(readings, 'identity-reading', actor.collection, actor.id)))
      return refuse('too-many-requests');
    for (const access of await readFile(records, actor, { doc, request, action: 'viewed' })) noteAccess(access);
    if (file.value.media_type === 'application/pdf') return accept({ unread: 'pdf', values: null });
    const bytes = await buffer(ports.files.read(fileKeyOf(file.value)));
    const found = await readZoneIsolated({ bytes, today, person: actor.id });
    if (typeof found === 'object') return accept({ unread: null, values: valuesOf(found.zone) });
    return accept({ unread: found === 'none' ? 'no-zone' : found, values: null });
  },
  async run({ records, actor, now, prepared }, { doc }) {
    // The link may have been ended while the picture was read.
    const file = await identityDocumentOf(records, actor, doc, now);
    return file.ok ? accept(prepared) : file;
  },
});

function valuesOf({ format: _format, ...values }: Zone): ZoneValues {
  return values;
}
