import { dateText } from '@dossier/records';
import { loadLink } from '../case/helper-links.ts';
import { linkOfToken } from '../case/helper-token.ts';
import type { Reader } from '../collections/rows.ts';

/** Header of a request for a code: `<id of the link>.<token>`. */
export const helperLinkHeader = 'x_dossier_helper_link';

/** The address that the owner named for a helper link: codes of the link go there and nowhere else. */
export async function addressOfHelperLink(records: Reader, header: string, now: Date): Promise<string | undefined> {
  const [id = '', token = ''] = header.split('.', 2);
  const link = await linkOfToken(records, { link: id, token, now: dateText(now) });
  const loaded = link && (await loadLink(records, link, now));
  return loaded?.ok && loaded.value.closed === '' ? loaded.value.link.email : undefined;
}
