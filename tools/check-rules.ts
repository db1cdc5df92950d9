/** The rules of the project that no other tool covers: see CONTRIBUTING. Prints one line per finding. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../apps/server/src/collections/index.ts';
import { migrations } from '../apps/server/src/runtime/schema-migrations.ts';
import { schemaDigests } from '../apps/server/src/runtime/schema-version.ts';
import { systemCollections } from '../packages/records/src/extension.ts';
import { type Dialect, schemaDigest } from '../packages/records/src/index.ts';
import { outdatedIndexes } from './generate-indexes.ts';
import { root } from './root.ts';
import { missingCitations } from './rules/citations.ts';
import { deskTermsIn } from './rules/desk-terms.ts';
import { fieldLengths } from './rules/field-lengths.ts';
import type { Finding, SourceFile } from './rules/finding.ts';
import { exceptions, longFunctions } from './rules/function-sizes.ts';
import { missingInGlossary } from './rules/glossary.ts';
import { literalComparisons } from './rules/literal-comparisons.ts';
import { type Lockfile, lockfileFaults, unpinned } from './rules/lockfile.ts';
import { unevenVersions } from './rules/release.ts';
import { unversionedSchema } from './rules/schema-versions.ts';
import { tooLong } from './rules/sizes.ts';
import { unevenTexts } from './rules/texts.ts';

const checked = /^(packages|apps|e2e|bench|tools)\/.*\.(ts|tsx|mjs|css|json|md)$/;

/** The files that git tracks or would add, with their text on disk. */
function projectFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed
    .split('\0')
    .filter((path) => checked.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const files = projectFiles();
const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
const manifests = [
  'package.json',
  ...files.map(({ path }) => path).filter((path) => /^(apps|packages)\/[^/]+\/package\.json$/.test(path)),
];

const schema = schemaDigest(
  [...Object.values(collections), ...systemCollections],
  migrations({ inspect: async () => undefined, sql: {} as Dialect['sql'] }),
);

const findings: Finding[] = [
  ...unversionedSchema(schema, schemaDigests),
  ...deskTermsIn(files),
  ...literalComparisons(files),
  ...fieldLengths(files),
  ...tooLong(files),
  ...longFunctions(files, exceptions),
  ...outdatedIndexes(root),
  ...missingInGlossary(files, readFileSync(join(root, 'docs/glossary.md'), 'utf8')),
  ...unevenTexts(files),
  ...missingCitations(files, (path) => existsSync(join(root, path))),
  ...lockfileFaults(lockfile),
  ...unevenVersions(
    manifests.map((path) => ({ path, version: JSON.parse(readFileSync(join(root, path), 'utf8')).version })),
    readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
  ),
  ...manifests.flatMap((path) =>
    unpinned(path, JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>),
  ),
];

for (const { path, message } of findings) console.log(`${path} ${message}`);
console.log(findings.length === 0 ? `${files.length} files` : `${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
