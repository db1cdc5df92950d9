/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The commit that this build was made from. */
  readonly BUILD_ID: string;
  /** The hash of each text file of this build, by language and bundle. */
  readonly TEXT_HASHES: Readonly<Record<string, string>>;
}

/** The routes of clients and guests only, with the types of all: `client-routes.ts`. */
declare module '*/route-tree.gen.ts?client' {
  export const routeTree: typeof import('./route-tree.gen.ts').routeTree;
}
