/** Settings of the stand-alone server that can be changed while it runs; names as in the API. */
export interface BatchSettings {
  readonly enabled: boolean;
  readonly maxRequests: number;
  /** Seconds. */
  readonly timeout: number;
  /** Bytes; 0 is 128 MB. */
  readonly maxBodySize: number;
}

export interface RateLimitRule {
  readonly label: string;
  readonly audience: '' | '@guest' | '@auth';
  /** Seconds. */
  readonly duration: number;
  readonly maxRequests: number;
}

export interface Settings {
  readonly meta: {
    readonly appName: string;
    readonly appURL: string;
    readonly senderName: string;
    readonly senderAddress: string;
    readonly hideControls: boolean;
  };
  readonly batch: BatchSettings;
  readonly rateLimits: { readonly enabled: boolean; readonly rules: readonly RateLimitRule[] };
}

/** Default settings: batch and rate limits are off. */
export const defaultSettings: Settings = {
  meta: {
    appName: 'Records',
    appURL: 'http://localhost:8090',
    senderName: 'Support',
    senderAddress: 'support@example.com',
    hideControls: false,
  },
  batch: { enabled: false, maxRequests: 50, timeout: 3, maxBodySize: 0 },
  rateLimits: { enabled: false, rules: [] },
};
