/** Settings of earlier versions, with what says the same now. */
const replaced: Readonly<Record<string, string>> = {
  MAIL_FROM: 'SMTP_URL=smtp://user:password@mail.example:587?from=Dossier <desk@example.com>',
  MAIL_BOUNCES: 'SMTP_URL=smtp://user:password@mail.example:587?from=desk@example.com&bounces=bounces@example.com',
  SMTP_TLS: 'SMTP_URL=smtp://user:password@mail.example:587?from=desk@example.com&tls=opportunistic',
  OIDC_GOOGLE: 'OIDC_PROVIDERS=google client-id client-secret',
  OIDC_MICROSOFT: 'OIDC_PROVIDERS=microsoft tenant-id client-id client-secret',
  OIDC_PROVIDER: 'OIDC_PROVIDERS=https://issuer.example client-id client-secret name on the button',
};

/** Returns a sentence on the first setting that has another form now: ignoring it would change what a desk does. */
export function replacedSetting(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const name = Object.keys(replaced).find((one) => env[one] !== undefined && env[one] !== '');
  return name && `${name} has another form in this version: unset it, and set ${replaced[name]}`;
}
