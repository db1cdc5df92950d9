import ts from 'typescript-api';
import type { Finding, SourceFile } from './finding.ts';
import { isTest } from './finding.ts';

/** Maximum number of physical lines of a function, from its first to its last line. Source: CONTRIBUTING. */
export const maxFunctionLines = 60;

/** The same for a React component: a function with a capital initial in a `.tsx` file. */
export const maxComponentLines = 100;

/** Functions that are still longer, with their lines. The list only shrinks. */
export const exceptions: Readonly<Record<string, number>> = {};

/** Functions that are too long. Tests are exempt: their outer functions only group them. */
export function longFunctions(
  files: readonly SourceFile[],
  excepted: Readonly<Record<string, number>> = {},
): Finding[] {
  const long = files
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.gen.ts') && !isTest(path))
    .filter(({ text }) => text.split('\n').length > maxFunctionLines)
    .flatMap(longFunctionsIn);
  const key = ({ path, name }: LongFunction) => `${path}#${name}`;
  const longKeys = new Set(long.map(key));
  return [
    ...long
      .filter((one) => one.lines > (excepted[key(one)] ?? 0))
      .map(({ path, line, name, lines, most }) => ({
        path: `${path}:${line}`,
        message: `${name || 'a function'} has ${lines} lines; the maximum is ${most}`,
      })),
    ...Object.keys(excepted)
      .filter((one) => !longKeys.has(one))
      .map((one) => {
        const [path = '', name] = one.split('#');
        const message = `${name} is short enough: remove it from the exceptions in tools/rules/function-sizes.ts`;
        return { path, message };
      }),
  ];
}

interface LongFunction {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly lines: number;
  readonly most: number;
}

function longFunctionsIn({ path, text }: SourceFile): LongFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: LongFunction[] = [];
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineOf(node.getStart(source));
      const lines = lineOf(node.end) - line + 1;
      const name = nameOf(node);
      const most = path.endsWith('.tsx') && /^[A-Z]/.test(name) ? maxComponentLines : maxFunctionLines;
      if (lines > most) found.push({ path, line, name, lines, most });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The function's own name, or that of the constant or property it is assigned to. */
function nameOf({ name, parent }: ts.SignatureDeclaration): string {
  const named = name ?? (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined);
  return named?.getText() ?? '';
}
