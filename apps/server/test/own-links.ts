import { readFile } from 'node:fs/promises';
import { done, type World } from './scenario.ts';
import { type Person, testFile } from './test-app.ts';

/** What a person says by an own link; the values occur nowhere else in the sample form. */
export const given = {
  birthDate: '1984-03-17',
  nationality: 'BE',
  countryOfResidence: 'LU',
  identityKind: 'passport',
  identityNumber: 'NXCANARY9',
  identityExpiry: '2029-08-21',
  remark: 'My name is spelled Rijsbergen-Canary.',
} as const;

/** Names the address of a person and mails the link. Returns the id of the link. */
export async function invite(world: World, request: string, person: string, email: string): Promise<string> {
  const { link } = await done(world.run(world.client, 'invite-person', { request, person, email, by: 'mail' }));
  return link;
}

export const linkRow = (world: World, link: string) => world.store.reader.need('helper_links', link);

/** The account that a link names. */
export const readerOf = async (world: World, link: string): Promise<Person> => ({
  id: (await linkRow(world, link)).user,
  collection: 'end_client_users',
});

/** The token in the address of a mail or a code to scan. */
export const tokenIn = (text: string): string => /#([\w-]{20,})/.exec(text)?.[1] ?? '';

/** Uploads a photo of an identity document by a link. */
export async function sendPhoto(
  world: World,
  who: Person,
  link: string,
  { file = 'card.png', ...more }: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ link, ...more })) form.set(name, value);
  form.set('file', new Blob([await readFile(testFile(file))]), file);
  return world.request('POST', '/api/desk/add-identity-photo', { who, form });
}

/** The same, which must succeed. Returns the id of the file. */
export const addPhoto = async (world: World, who: Person, link: string): Promise<string> =>
  (await done(sendPhoto(world, who, link))).doc;

/** Gives an identification with one photo. Returns the id of its file. */
export async function giveAs(world: World, who: Person, link: string): Promise<string> {
  const doc = await addPhoto(world, who, link);
  await done(world.run(who, 'give-identification', { link, ...given }));
  return doc;
}
