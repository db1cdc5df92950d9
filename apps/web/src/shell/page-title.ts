import type { TFunction } from 'i18next';
import type { PageKey } from '#portals/portal.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageKey;
    /** Query values that name a page of their own: the steps of a form. */
    places?: readonly string[];
  }
}

export interface Crumb {
  readonly page: PageKey;
  /** The name that the route's loader found (a company's); undefined when it found none. */
  readonly name?: string | undefined;
  readonly href: string;
}

interface Match {
  readonly pathname: string;
  readonly staticData?: { readonly page?: PageKey | undefined };
  readonly loaderData?: unknown;
}

const nameIn = (data: unknown): string | undefined => {
  const name = typeof data === 'object' && data !== null && 'pageName' in data ? data.pageName : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
};

/** A page that depends on its search parameters, such as the sections of the settings, names itself by a key. */
const keyIn = (data: unknown): PageKey | undefined =>
  typeof data === 'object' && data !== null && 'pageKey' in data ? (data.pageKey as PageKey) : undefined;

function trailIn(data: unknown): readonly Crumb[] {
  const trail = typeof data === 'object' && data !== null && 'trail' in data ? (data.trail as readonly Crumb[]) : [];
  return trail.map((crumb) => ({ ...crumb, name: crumb.name || undefined }));
}

/** What a page is called: by what it shows, or by its kind. */
export const nameOfPage = (t: TFunction<'shell'>, { name, page }: Crumb): string => name ?? t(`nav.${page}`);

/**
 * The breadcrumb of a page from its matched routes. A loader that returns `{ pageName }` names its page, and `{ trail
 * }` adds parent pages that are not parent routes.
 */
export function crumbsOf(matches: readonly Match[]): Crumb[] {
  return matches.flatMap(({ pathname, staticData, loaderData }) =>
    staticData?.page
      ? [
          ...trailIn(loaderData),
          { page: keyIn(loaderData) ?? staticData.page, name: nameIn(loaderData), href: pathname },
        ]
      : [],
  );
}
