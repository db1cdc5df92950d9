import type { Plugin } from 'vite';

/** The import by which the routes of the client portal are loaded; see `src/vite-env.d.ts`. */
const query = '?client';

/**
 * Leaves only the pages of clients and of guests in the generated tree of routes: a phone neither loads nor starts the
 * sixty routes of staff.
 * @throws Error when the generated code has another form
 */
export function clientRoutes(tree: string): string {
  const statements = tree.split(/^(?=(?:import|const|export|interface|declare|type) )/m);
  const areas = [
    ...tree.matchAll(/^import \{ Route as (\w+)RouteImport \} from '\.\/routes\/_authed\/(?!_client)\w+'$/gm),
  ];
  if (areas.length === 0) throw new Error('the tree of routes has no area of staff');
  const names = areas.map(([, name]) => name).join('|');
  const isOfStaff = new RegExp(`^(?:import \\{ Route as|const) (?:${names})`);
  const child = new RegExp(`^ +(?:${names})Route: .*\n`, 'gm');
  return statements
    .filter((statement) => !isOfStaff.test(statement))
    .map((statement) => (statement.startsWith('const ') ? statement.replace(child, '') : statement))
    .join('');
}

/** Serves `route-tree.gen.ts?client`, in the build and while developing. */
export function clientRouteTree(): Plugin {
  return {
    name: 'dossier:client-routes',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith(`route-tree.gen.ts${query}`) ? clientRoutes(code) : undefined),
  };
}
