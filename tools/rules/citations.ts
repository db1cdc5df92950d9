import type { Finding, SourceFile } from './finding.ts';

const code = /\.(ts|tsx|mjs|css)$/;
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** `docs/domain.md`, `README.md`: a Markdown file that a comment names. */
const markdown = /(?<![\w/.-])[\w./-]*\w\.md\b/g;

/**
 * Comments may only cite documents of this repository, by their path from the root or from their own folder.
 *
 * @param exists whether a path from the root of the repository exists
 */
export function missingCitations(files: readonly SourceFile[], exists: (path: string) => boolean): Finding[] {
  return files
    .filter(({ path }) => code.test(path))
    .flatMap(({ path, text }) =>
      [...new Set(citedDocuments(text))]
        .filter((cited) => !exists(cited) && !exists(relativeTo(path, cited)))
        .map((cited) => ({ path, message: `cites ${cited}, which is not in the repository` })),
    );
}

function citedDocuments(text: string): string[] {
  return [...text.matchAll(comment)].flatMap(([found]) => [...found.matchAll(markdown)].map(([name]) => name));
}

const relativeTo = (path: string, cited: string): string => `${path.slice(0, path.lastIndexOf('/'))}/${cited}`;
