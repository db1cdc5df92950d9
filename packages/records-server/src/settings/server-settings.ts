import { defaultSettings, type Settings } from '@dossier/records/extension';

/** The settings of the record API and those of the server: mail, logs, backups, proxies. */
export interface ServerSettings extends Settings {
  readonly smtp: {
    readonly enabled: boolean;
    readonly host: string;
    readonly port: number;
    readonly username: string;
    readonly password: string;
    readonly authMethod: string;
    readonly tls: boolean;
    readonly localName: string;
  };
  readonly logs: {
    readonly maxDays: number;
    readonly minLevel: number;
    readonly logIP: boolean;
    readonly logAuthId: boolean;
  };
  readonly backups: { readonly cron: string; readonly cronMaxKeep: number };
  readonly trustedProxy: { readonly headers: readonly string[]; readonly useLeftmostIP: boolean };
}

export const defaultServerSettings: ServerSettings = {
  ...defaultSettings,
  smtp: {
    enabled: false,
    host: '',
    port: 587,
    username: '',
    password: '',
    authMethod: '',
    tls: false,
    localName: '',
  },
  logs: { maxDays: 5, minLevel: 0, logIP: true, logAuthId: false },
  backups: { cron: '', cronMaxKeep: 3 },
  trustedProxy: { headers: [], useLeftmostIP: false },
};
