import type { TextFiles } from '@dossier/texts/text-files';

/** What a route is called: `shell:nav.<word>`, or the name that its loader found (a company's). */
export type PageWord = keyof TextFiles['shell']['nav'];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageWord;
    /** Words of the query that name a page of their own below it: the steps of a form. */
    places?: readonly string[];
  }
}

export interface Crumb {
  readonly word: PageWord;
  readonly name?: string | undefined;
  readonly href: string;
}

interface Match {
  readonly pathname: string;
  readonly staticData?: { readonly page?: PageWord | undefined };
  readonly loaderData?: unknown;
}

const nameIn = (data: unknown): string | undefined => {
  const name = typeof data === 'object' && data !== null && 'pageName' in data ? data.pageName : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
};

/** A page that is another place by its search, as the parts of the settings are, names itself by a word. */
const wordIn = (data: unknown): PageWord | undefined =>
  typeof data === 'object' && data !== null && 'pageWord' in data ? (data.pageWord as PageWord) : undefined;

const trailIn = (data: unknown): readonly Crumb[] =>
  typeof data === 'object' && data !== null && 'trail' in data ? (data.trail as readonly Crumb[]) : [];

/**
 * The trail of a page from its matched routes. A loader that answers `{ pageName }` names its own, and `{ trail }`
 * names the places above it that are no routes around it.
 */
export function crumbsOf(matches: readonly Match[]): Crumb[] {
  return matches.flatMap(({ pathname, staticData, loaderData }) =>
    staticData?.page
      ? [
          ...trailIn(loaderData),
          { word: wordIn(loaderData) ?? staticData.page, name: nameIn(loaderData), href: pathname },
        ]
      : [],
  );
}
