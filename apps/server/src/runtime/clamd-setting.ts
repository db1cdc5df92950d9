import { z } from '@dossier/domain/schema';

/** Where clamd listens: a socket of this machine, or a port. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

const text =
  'CLAMD must name where clamd listens: a socket, /run/clamav/clamd.ctl, or host:port, 127.0.0.1:3310. Set it so, or unset it to store files without a scan.';

/** Reads `CLAMD`: the path of a socket, with or without `unix:`, or `host:port`. */
export const clamdSetting = z.pipe(
  z.pipe(z.string(), z.transform(readAddress)),
  z.custom<ClamdAddress>((value) => value !== undefined, text),
);

function readAddress(setting: string): ClamdAddress | undefined {
  const path = setting.trim().replace(/^unix:(?:\/\/)?(?=\/)/, '');
  if (path.startsWith('/')) return path.includes('\0') ? undefined : { path };
  const [, bracketed, plain, port = ''] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(path) ?? [];
  const host = bracketed ?? plain;
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  return host !== undefined && isPort ? { host, port: Number(port) } : undefined;
}

/** The address in sentences and on the page System. */
export function clamdName(address: ClamdAddress): string {
  if ('path' in address) return address.path;
  return address.host.includes(':') ? `[${address.host}]:${address.port}` : `${address.host}:${address.port}`;
}
