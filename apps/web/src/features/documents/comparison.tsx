import { isExtract } from '@dossier/domain/documents';
import type { ReactNode } from 'react';
import type { DocumentRow } from './document-name.ts';
import { ReadVersions } from './read-versions.tsx';
import { readingOf, type ZoneReadings } from './reading.ts';
import { SideBySide } from './side-by-side.tsx';
import { type OpenedVersion, useOpenedVersion } from './use-opened-version.ts';

const readVersion = ({ row, pdf }: OpenedVersion, zones: ZoneReadings) => ({
  number: row.version,
  reading: readingOf(row, pdf.error === undefined ? pdf.opened?.texts : [], zones),
});

interface ComparisonProps {
  a: DocumentRow;
  b: DocumentRow;
  /** The onboarding from which the page was opened, or ''. */
  request: string;
  zones: ZoneReadings;
  /** Reasons of decisions, below what was read. */
  children: ReactNode;
}

/** Two versions: their pages side by side, and what was read of them. */
export function Comparison({ a, b, request, zones, children }: ComparisonProps) {
  const one = useOpenedVersion(a, request);
  const other = useOpenedVersion(b, request);
  return (
    <div className="grid gap-x-8 px-(--shell-gutter) pb-10 max-md:px-4 xl:grid-cols-[minmax(0,1fr)_456px]">
      <SideBySide a={one} b={other} />
      <div className="min-w-0">
        <ReadVersions
          a={readVersion(one, zones)}
          b={readVersion(other, zones)}
          onRead={() => zones.read([a.doc, b.doc])}
        />
        {children}
      </div>
    </div>
  );
}

/** The only version: what was read of it. Extracts are opened for that, identity documents on request. */
export function SingleVersion({
  row,
  request,
  zones,
  children,
}: Omit<ComparisonProps, 'a' | 'b'> & { row: DocumentRow }) {
  const opened = useOpenedVersion(row, request, isExtract(row.type));
  return (
    <div className="max-w-2xl px-(--shell-gutter) pb-10 max-md:px-4">
      <ReadVersions a={undefined} b={readVersion(opened, zones)} onRead={() => zones.read([row.doc])} />
      {children}
    </div>
  );
}
