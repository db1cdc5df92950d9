import { defaultServerSettings, type ServerSettings } from '../settings/server-settings.ts';
import type { ServeOptions } from './options.ts';

const maxBatchRequests = 20;

/** Settings from the command line and environment; changes by an operator take precedence. */
export function initialSettings({ appName, appURL, smtpUrl }: ServeOptions): ServerSettings {
  const { meta, batch, smtp } = defaultServerSettings;
  return {
    ...defaultServerSettings,
    meta: { ...meta, appName, appURL },
    batch: { ...batch, enabled: true, maxRequests: maxBatchRequests },
    smtp: smtpUrl ? { ...smtp, ...smtpOf(smtpUrl) } : smtp,
  };
}

/** @throws for an invalid address */
function smtpOf(text: string): Partial<ServerSettings['smtp']> {
  const url = new URL(text);
  const tls = url.protocol === 'smtps:';
  return {
    enabled: true,
    host: url.hostname,
    port: Number(url.port) || (tls ? 465 : 587),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    tls,
  };
}
