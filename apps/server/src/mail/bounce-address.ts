import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const macOf = (id: string, secret: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'dossier', 'bounce addresses v1', 32)))
    .update(id)
    .digest('hex')
    .slice(0, 12);

/**
 * The envelope sender of a mail: reports about it return to `desk+b.<mail id>.<mac>@domain`.
 * @param base the address whose mail the operator passes to `npm run bounce`
 */
export function bounceAddress(base: string, id: string, secret: string): string {
  const at = base.lastIndexOf('@');
  return `${base.slice(0, at)}+b.${id}.${macOf(id, secret)}${base.slice(at)}`;
}

/** The mail that a report to this address is about; undefined when the address was not made with this secret. */
export function mailIdOf(address: string, secret: string): string | undefined {
  const [, id = '', mac = ''] = /\+b\.([a-z0-9]{15})\.([0-9a-f]{12})@/i.exec(address.toLowerCase()) ?? [];
  if (id === '') return undefined;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(id, secret))) ? id : undefined;
}
