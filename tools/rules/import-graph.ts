import { registerHooks } from 'node:module';
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';

/** A module of the project and what it imports, types included. Paths from the root of the project. */
export interface GraphModule {
  readonly path: string;
  readonly imports: readonly string[];
}

/** An import that a rule forbids; for a cycle the modules that close it. */
export interface Violation {
  readonly rule: string;
  readonly comment: string;
  readonly from: string;
  readonly to: string;
  readonly cycle: readonly string[];
}

export interface ImportGraph {
  readonly modules: readonly GraphModule[];
  readonly violations: readonly Violation[];
}

// dependency-cruiser parses with the classic API of TypeScript, which the native TypeScript 7 no longer has.
const useTypeScriptApi = () =>
  registerHooks({
    resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-api'), context),
  });

/** Reads every import of these folders and compares it with the rules. */
export async function readImports(
  root: string,
  folders: readonly string[],
  rules: readonly IForbiddenRuleType[],
): Promise<ImportGraph> {
  const hooks = useTypeScriptApi();
  try {
    const { cruise } = await import('dependency-cruiser');
    const { output } = await cruise(
      [...folders],
      {
        baseDir: root,
        ruleSet: { forbidden: [...rules] },
        validate: true,
        tsPreCompilationDeps: true,
        skipAnalysisNotInRules: true,
        doNotFollow: { path: '(^|/)node_modules/' },
        exclude: { path: '(^|/)(dist|fixtures)/' },
      },
      { conditionNames: ['types', 'import', 'node', 'default'], exportsFields: ['exports'] },
    );
    if (typeof output === 'string') throw new Error('dependency-cruiser answered with a text.');
    return graphOf(output);
  } finally {
    hooks.deregister();
  }
}

function graphOf({ modules, summary }: ICruiseResult): ImportGraph {
  const own = modules.filter(({ source }) => !source.includes('node_modules/'));
  const comments = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]));
  return {
    modules: own.map(({ source, dependencies }) => ({
      path: source,
      imports: dependencies.filter(({ coreModule }) => !coreModule).map(({ resolved }) => resolved),
    })),
    violations: summary.violations.map(({ rule, from, to, cycle }) => ({
      rule: rule.name,
      comment: comments.get(rule.name) ?? '',
      from,
      to,
      cycle: cycle?.map(({ name }) => name) ?? [],
    })),
  };
}
