import { type Language, languages, preferredLanguage } from '@dossier/domain/languages';
import { type PortalName, portalCookie, portalNames, portals } from '@dossier/domain/portal';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../runtime/config.ts';

/** Addresses of the files that a page loads first, by its names: `client form`, and `client form documents` for a step. */
export type FirstFiles = Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly texts: Readonly<Record<Language, readonly string[]>> }>
>;

type Headers = FastifyRequest['headers'];

/** The portal that has this origin for itself. */
export function ownPortalOf({ host = '' }: Headers, origins: Config['origins']): PortalName | undefined {
  const known = portalNames.find((name) => URL.parse(origins[name])?.host === host);
  const local = /^([a-z]+)\.localhost(?::\d+)?$/.exec(host)?.[1];
  return known ?? portalNames.find((name) => name === local);
}

/** The portal of a page, as the page itself determines it. Undefined on an unknown origin. */
export function portalOfPage(headers: Headers, origins: Config['origins']): PortalName | undefined {
  const chosen = new RegExp(`(?:^|; )${portalCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1];
  return ownPortalOf(headers, origins) ?? portalNames.find((name) => name === chosen);
}

/** The language that a browser asks for; one that was selected earlier is known to the browser only. */
export function languageOfPage(headers: Headers, query: URLSearchParams): Language {
  const accepted = (headers['accept-language'] ?? '').toLowerCase().split(',');
  const tags = [query.get('lng') ?? '', ...accepted].map((tag) => /^\s*([a-z]+)/.exec(tag)?.[1] ?? '');
  return preferredLanguage(...tags);
}

/**
 * The names that a page may have in `FirstFiles`, the most exact first: guests at the start page and clients at a form
 * get the login page or the form. A form names its step and its person in the query.
 */
function pageNames(portal: PortalName, path: string, query: URLSearchParams): readonly string[] {
  const page = `${portals[portal].login} ${path.split('/')[1] || 'login'}`;
  const step = query.get('step') === 'people' && query.has('person') ? 'person' : query.get('step');
  return [`${page} ${step ?? ''}`, page];
}

/** Links with which the browser requests the page's files at once, instead of one after the other. */
export function hintsOf(
  files: FirstFiles,
  {
    headers,
    portal,
    path,
    query,
  }: { headers: Headers; portal: PortalName | undefined; path: string; query: URLSearchParams },
): string {
  const name = portal && pageNames(portal, path, query).find((one) => Object.hasOwn(files, one));
  const found = name === undefined ? undefined : files[name];
  if (!found) return '';
  const texts = found.texts[languageOfPage(headers, query)] ?? [];
  return [
    ...texts.map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">\n`),
    ...found.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">\n`),
  ].join('');
}

/** @throws Error when the file is not one of the build's */
export function parseFirstFiles(text: string): FirstFiles {
  const files = JSON.parse(text) as FirstFiles;
  const addresses = Object.values(files).flatMap(({ scripts, texts }) => [
    ...scripts,
    ...languages.flatMap((language) => texts[language] ?? []),
  ]);
  if (!addresses.every((file) => /^\/assets\/[\w.~-]+$/.test(file)))
    throw new Error('first-files.json names no file of the build');
  return files;
}
