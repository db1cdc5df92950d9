import { z } from '@dossier/domain/schema';

/**
 * Version of the layout of a backup. A program refuses a higher one. 2: the index has the digests of the stored files and
 * a proof, and a large database is stored in several objects.
 */
export const backupFormat = 2;

const digest = { size: z.number(), sha256: z.string() };

const storedObject = z.object({ name: z.string(), ...digest });
export type StoredObject = z.infer<typeof storedObject>;

const unknownDigest = { size: 0, sha256: '' };

/** False for a file that a backup of format 1 names. */
export const hasDigest = ({ sha256 }: StoredObject): boolean => sha256 !== '';

/** The content of a backup, encrypted like it. */
export const manifestSchema = z.object({
  format: z.number(),
  /** ISO 8601, UTC. */
  made: z.string(),
  program: z.object({ version: z.string(), build: z.optional(z.string()) }),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    /** Version of the stored schema. */
    schema: z.number(),
    /** Records per collection. */
    counts: z.record(z.string(), z.number()),
    ...digest,
  }),
  /** The generated secret of the data folder; absent when the operator sets it in the environment. */
  secret: z.optional(z.string()),
  files: z.array(z.object({ key: z.string(), ...digest })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpFile = Manifest['files'][number];

/** What is readable without a key: which stored objects make up the backup. Written last. */
export const indexSchema = z.object({
  format: z.number(),
  made: z.string(),
  /** Recipients of age; empty when nothing is encrypted. */
  recipients: z.array(z.string()),
  /** The objects of this backup alone, with the digests of the stored bytes. */
  parts: z.array(storedObject),
  /** The stored files in the target that it uses, with the same digests; of format 1 only their names are known. */
  files: z.array(
    z.union([
      storedObject,
      z.pipe(
        z.string(),
        z.transform((name) => ({ name, ...unknownDigest })),
      ),
    ]),
  ),
  /** Size of everything, files that other backups share included. Unit: bytes. */
  size: z.number(),
  /** Keyed digest of the rest, which only the desk can compute. Absent in format 1. */
  proof: z.optional(z.string()),
});
export type BackupIndex = z.infer<typeof indexSchema>;

/** What the proof of an index is computed of. */
export const provenTextOf = ({ format, made, recipients, parts, files, size }: BackupIndex): string => {
  const digests = [...parts, ...files].map(({ name, size: bytes, sha256 }) => [name, bytes, sha256]);
  return JSON.stringify([format, made, recipients, digests, size]);
};

export const indexName = 'index.json';
export const manifestName = 'manifest.json';
export const databaseName = 'database';

/** Name of a piece of the database. One that fits into a single object has no number. */
export const pieceNameOf = (name: string, suffix: string, piece: number): string =>
  `${name}/${databaseName}${piece === 0 ? '' : `.${String(piece).padStart(5, '0')}`}${suffix}`;

/** Name of a backup in its target, which sorts by time: `2026-11-26T08-00-00Z`. */
export const nameOf = (made: Date): string =>
  made
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/** Undefined for a name of another form. */
export function timeOf(name: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}-\d{2}-\d{2})Z$/.exec(name) ?? [];
  return day === undefined || time === undefined ? undefined : new Date(`${day}T${time.replaceAll('-', ':')}Z`);
}

/** Where a stored file of this content is in the target. */
export const storedNameOf = (sha256: string, suffix: string): string =>
  `files/${sha256.slice(0, 2)}/${sha256}${suffix}`;
