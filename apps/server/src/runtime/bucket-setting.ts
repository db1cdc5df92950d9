import { z } from '@dossier/domain/schema';
import type { Bucket } from '@dossier/records/object-storage';

const text =
  'FILES_URL must look like s3://KEY:SECRET@host:port/bucket?region=eu-central-1, with / and + of the secret written as %2F and %2B. Set it so, or unset it to store files in DOSSIER_DATA.';

/** Reads `FILES_URL`. TLS is on unless `tls=off` says that the service is in a network of its own. */
export const bucketSetting = z.pipe(
  z.pipe(z.string(), z.transform(readBucket)),
  z.custom<Bucket>((value) => value !== undefined, text),
);

/** Reads `s3://KEY:SECRET@host:port/bucket?region=…&tls=…`; undefined for another form. */
export function readBucket(setting: string): Bucket | undefined {
  const url = URL.parse(setting);
  const [, name, ...rest] = (url?.pathname ?? '').split('/');
  if (url?.protocol !== 's3:' || url.host === '' || !name || rest.some((part) => part !== '')) return undefined;
  const { region = 'us-east-1', tls = 'on', ...unknown } = Object.fromEntries(url.searchParams);
  if (Object.keys(unknown).length > 0 || !['on', 'off'].includes(tls) || region === '') return undefined;
  const [keyId, secret] = [decoded(url.username), decoded(url.password)];
  if (!keyId || !secret) return undefined;
  return { endpoint: `${tls === 'on' ? 'https' : 'http'}://${url.host}`, name, region, keyId, secret };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
