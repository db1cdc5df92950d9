import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useIsNarrow } from '#ui/use-narrow.ts';
import { type Crumb, crumbsOf, nameOfPage } from './page-title.ts';

/** The name of a kind of page, which remains whole where the names of clients and files are cut off. */
const isShort = ({ name }: Crumb): boolean => name === undefined;

/** The position of this page; its parent pages are links. */
export function Breadcrumb() {
  const { t } = useTranslation('shell');
  const isPhone = useIsNarrow();
  const crumbs: Crumb[] = crumbsOf(useMatches());
  // The sections of the settings are one page.
  const parent = crumbs.findLast(({ href }) => href !== crumbs.at(-1)?.href);
  return (
    <nav aria-label={t('breadcrumb')} className="flex min-w-0 items-center max-md:-mx-2">
      {parent && isPhone && (
        <TextLink
          href={parent.href}
          isPlain
          aria-label={t('back-to', { page: nameOfPage(t, parent) })}
          className="grid size-11 flex-none place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink"
        >
          <Icon name="arrow-left" />
        </TextLink>
      )}
      <ol className="flex min-w-0 items-center gap-1.5 text-13 text-ink-2">
        {crumbs.map((crumb, index) => (
          <li
            key={crumb.href}
            className={`flex items-center gap-1.5 last:text-ink max-md:not-last:hidden ${isShort(crumb) ? 'md:not-last:flex-none' : ''} min-w-0`}
          >
            {index > 0 && <Icon name="right" size={12} className="text-ink-3 max-md:hidden" />}
            {index < crumbs.length - 1 ? (
              <TextLink href={crumb.href} isPlain className="truncate hover:text-ink">
                {nameOfPage(t, crumb)}
              </TextLink>
            ) : (
              <span aria-current="page" className="truncate font-medium">
                {nameOfPage(t, crumb)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
