import type { Finding } from './finding.ts';

const path = 'apps/server/src/runtime/schema-version.ts';

/** Finds a stored schema without a version of its own. `digests` are those of all versions, oldest first. */
export function unversionedSchema(current: string, digests: readonly string[]): Finding[] {
  if (new Set(digests).size !== digests.length) return [{ path, message: 'schemaDigests names a schema twice' }];
  if (digests.at(-1) === current) return [];
  return [{ path, message: `the stored schema has changed: append '${current}' to schemaDigests` }];
}
