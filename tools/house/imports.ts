import { posix } from 'node:path';
import type { Finding, SourceFile } from './finding.ts';
import { isTest } from './finding.ts';

/** One import of a file: what it names, and whether only types come in. */
export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const statement = /^\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports, re-exports and lazy imports of a file. Type positions like `import('x').T` count as values. */
export function importsOf(text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const still = [...code.matchAll(statement)].map((match) => ({
    specifier: match[3] ?? '',
    typeOnly: match[2] !== undefined,
  }));
  const lazy = [...code.matchAll(dynamic)].map((match) => ({ specifier: match[1] ?? '', typeOnly: false }));
  return [...still, ...lazy];
}

/** A wall: files at `from` do not import what `to` matches, unless `unless` says so. */
interface Wall {
  readonly from: RegExp;
  readonly to: RegExp;
  readonly because: string;
  /** Types may pass. */
  readonly types?: true;
  /** Files that may after all. */
  readonly except?: RegExp;
  /** Tests may. */
  readonly tests?: true;
}

// `to` is matched against the specifier as written (packages, `#rooms`), and against the path from the root (relative ones).
const walls: readonly Wall[] = [
  {
    from: /^packages\/domain\//,
    to: /^(@dossier\/|node:)/,
    because: 'the domain stands alone: no room of ours, no Node',
    tests: true,
  },
  {
    from: /^packages\/(records|screening)\//,
    to: /^@dossier\/(domain|screening|records|records-server|server|web)/,
    because: 'records and screening import no other package',
  },
  {
    from: /^packages\/texts\//,
    to: /^@dossier\/(?!domain\/)|^node:/,
    because: 'texts depend on the domain alone',
    tests: true,
  },
  {
    from: /^packages\/records-server\//,
    to: /^@dossier\/(domain|screening|server|web)/,
    because: 'the record server imports the record engine only',
  },
  { from: /^apps\//, to: /^@dossier\/records-server/, because: 'the desk does not load the record server' },
  { from: /^apps\/server\//, to: /^@dossier\/web/, because: 'the server does not know the web' },
  {
    from: /^apps\/web\//,
    to: /^@dossier\/(records|screening)/,
    because: 'the web knows the domain, and types of the server',
  },
  {
    from: /^apps\/web\//,
    to: /^@dossier\/server/,
    types: true,
    because: 'only types of the server reach the web (`import type`)',
  },
  {
    from: /^apps\/web\//,
    to: /^pocketbase$/,
    types: true,
    except: /^apps\/web\/src\/api\/client\.ts$/,
    because: 'the SDK is used in api/client.ts alone',
  },
  {
    from: /^apps\/web\/src\//,
    to: /^\.\.\/.*(?<!\.css)$/,
    except: /\.test\.tsx?$/,
    because: 'relative imports of the web go sideways or down; use `#ui/…`, `#api/…`',
  },
  {
    from: /^apps\/web\/src\/(features|ui|api|i18n|portals|shell)\//,
    to: /^#routes\//,
    because: 'routes are the top: nothing imports them',
  },
  {
    from: /^apps\/web\/src\/(features|ui|api|i18n|portals)\//,
    to: /^#shell\//,
    because: 'only routes import the shell',
  },
  {
    from: /^apps\/web\/src\/(ui|api|i18n|portals)\//,
    to: /^#features\//,
    because: 'features stand above ui, api, i18n and portals',
  },
  { from: /^apps\/web\/src\/ui\//, to: /^#(api|portals)\//, because: 'the kit knows looks, not meaning' },
  { from: /^apps\/web\/src\/(api|i18n)\//, to: /^#ui\//, because: 'api and i18n show nothing' },
  {
    from: /^(e2e|bench)\//,
    to: /(^|\/)(packages|apps)\/[^/]+\/src\//,
    because: 'journeys and measurements use doors and HTTP, never a src folder',
  },
  {
    from: /^apps\/server\/src\/collections\//,
    to: /^apps\/server\/src\/(workflows|views|reactions|jobs|http|adapters|app|main)\b/,
    tests: true,
    because: 'collections stand below everything else of the server',
  },
  {
    from: /^apps\/server\/src\/(workflows|views|reactions|jobs)\//,
    to: /^apps\/server\/src\/(http|app|main|adapters)\b/,
    tests: true,
    because: 'the outside world comes in through ports.ts; http is above',
  },
  {
    from: /^apps\/server\/src\/http\//,
    to: /^apps\/server\/src\/(app|main|adapters)\b/,
    tests: true,
    types: true,
    because: 'main hands the adapters in; http does not fetch them',
  },
];

/** Every import of these files that goes through a wall. */
export function wrongImports(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) => importsOf(file.text).flatMap((one) => wallsHit(file.path, one)));
}

function wallsHit(path: string, { specifier, typeOnly }: Import): Finding[] {
  const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier;
  const hit = walls.filter(
    (wall) =>
      wall.from.test(path) &&
      (wall.to.test(target) || wall.to.test(specifier)) &&
      !(wall.types && typeOnly) &&
      !(wall.tests && isTest(path)) &&
      !wall.except?.test(path),
  );
  const findings = hit.map(({ because }) => ({ path, message: `imports '${specifier}': ${because}` }));
  return [...findings, ...otherFeature(path, specifier), ...outOfPackage(path, specifier, target)];
}

function otherFeature(path: string, specifier: string): Finding[] {
  const own = /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const wanted = /^#features\/([^/]+)\//.exec(specifier)?.[1];
  if (!own || !wanted) return [];
  const message =
    own === wanted
      ? `imports '${specifier}': inside a feature write './…'`
      : `imports '${specifier}': no feature imports a feature; a route composes them`;
  return [{ path, message }];
}

function outOfPackage(path: string, specifier: string, target: string): Finding[] {
  const own = /^(packages|apps)\/[^/]+\//.exec(path)?.[0];
  if (!own || !specifier.startsWith('.') || target.startsWith(own)) return [];
  return [{ path, message: `imports '${specifier}': a package is entered by its door (@dossier/…), not by a path` }];
}
