import { equal } from 'node:assert/strict';
import type { World } from './scenario.ts';
import type { Person } from './test-app.ts';

/** An exported spreadsheet: the header line, and the lines below it. */
export interface ExportedFile {
  readonly headers: Headers;
  readonly header: string;
  readonly lines: readonly string[];
}

/** Downloads a CSV export. Throws unless it starts with the UTF-8 byte order mark and ends with a line break. */
export async function exportedFile(
  world: World,
  who: Person,
  view: string,
  params: Record<string, string> = {},
): Promise<ExportedFile> {
  const answer = await fetch(`${world.url}/api/desk/views/${view}?${new URLSearchParams(params)}`, {
    headers: { authorization: await world.tokenOf(who) },
  });
  equal(answer.status, 200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  equal(bytes.subarray(0, 3).toString('hex'), 'efbbbf');
  const [header = '', ...lines] = bytes.subarray(3).toString('utf8').split('\r\n');
  equal(lines.pop(), '');
  return { headers: answer.headers, header, lines };
}
