import type { Finding, SourceFile } from './finding.ts';

/** Most lines of a source file. Tables of data and generated files may be longer. Source: CONTRIBUTING.md. */
export const maxFileLines = 400;

const mayBeLonger = /\.gen\.ts$|\/(contracts|texts)\.ts$|\/(fixtures|reference|words|dictionaries|areas)\//;

/** Source files that are too long to be read in one go. */
export function tooLong(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path) && !mayBeLonger.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxFileLines)
    .map(({ path, lines }) => ({
      path,
      message: `has ${lines} lines; ${maxFileLines} is the most: split it where it has a seam`,
    }));
}
