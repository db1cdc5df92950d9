/** A file of the project: its path from the root, with slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A violation of a rule: the file, and one sentence that says what to do. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(e2e|bench)\//.test(path) || path.includes('/test/');
}
