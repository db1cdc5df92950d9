import { defaultServerSettings, type ServerSettings } from '../settings/server-settings.ts';
import type { ServeOptions } from './options.ts';

const maxBatchRequests = 20;

/** What the command and its environment say; what an operator changed later goes before it. */
export function initialSettings({ appName, appURL, smtpUrl }: ServeOptions): ServerSettings {
  const { meta, batch, smtp } = defaultServerSettings;
  return {
    ...defaultServerSettings,
    meta: { ...meta, appName, appURL },
    batch: { ...batch, enabled: true, maxRequests: maxBatchRequests },
    smtp: smtpUrl ? { ...smtp, ...smtpOf(smtpUrl) } : smtp,
  };
}

/** Errors: throws for what is no address. */
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
