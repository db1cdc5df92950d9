import { channel } from 'node:diagnostics_channel';
import { ConcurrencyLimit } from '@dossier/records';
import type { ClamdAddress } from '../runtime/clamd-setting.ts';
import type { MalwareScanner, ScannerVersion, ScanVerdict } from '../runtime/ports.ts';
import { askClamd, ClamdError, sendToClamd } from './clamd.ts';

/** Published for each file that was sent to the scanner, or could not be. */
export const fileScanned = channel('dossier:file-scanned');

export interface FileScanned {
  readonly result: ScanVerdict['result'];
  readonly ms: number;
}

/** Connections at a time; clamd has ten threads unless it is configured otherwise. */
const maxConnections = 4;
/** After a failed connection files are not sent for this time, so that uploads do not wait for it. Unit: milliseconds. */
const pauseMs = 30_000;
/** Unit: milliseconds. */
const versionMs = 2_000;

/** The scanner behind a socket or a port. */
export function clamdScanner(address: ClamdAddress, options: { readonly pauseMs?: number } = {}): MalwareScanner {
  const turns = new ConcurrencyLimit({ perKey: maxConnections, total: maxConnections });
  let pausedUntil = 0;
  const pause = () => {
    pausedUntil = performance.now() + (options.pauseMs ?? pauseMs);
  };

  const scan: MalwareScanner['scan'] = async (content, timeoutMs) => {
    if (performance.now() < pausedUntil) return { result: 'not-scanned', problem: 'unreachable' };
    const started = performance.now();
    try {
      const reply = await turns.run(
        '',
        () => sendToClamd(address, content, Math.max(1, timeoutMs - (performance.now() - started))),
        AbortSignal.timeout(timeoutMs),
      );
      return verdictOf(reply);
    } catch (error) {
      // The time passed while other files were scanned.
      if (error instanceof DOMException) return { result: 'not-scanned', problem: 'time-out' };
      if (!(error instanceof ClamdError)) throw error;
      pause();
      return { result: 'not-scanned', problem: error.problem };
    }
  };

  return {
    async scan(content, timeoutMs) {
      const started = performance.now();
      const verdict = await scan(content, timeoutMs);
      fileScanned.publish({ result: verdict.result, ms: performance.now() - started } satisfies FileScanned);
      return verdict;
    },
    async version() {
      const version = versionOf(await askClamd(address, 'VERSION', versionMs));
      pausedUntil = 0;
      return version;
    },
  };
}

/** Longest name of a signature that is stored. Unit: characters. */
const maxSignature = 200;

/** Source: clamd(8); `Heuristics.` names of clamd.conf(5), AlertExceedsMax and AlertEncrypted. */
export function verdictOf(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { result: 'clean' };
  const [, found] = /^stream: (.+) FOUND$/s.exec(reply) ?? [];
  if (found?.startsWith('Heuristics.Limits.Exceeded')) return { result: 'not-scanned', problem: 'limits' };
  if (found?.startsWith('Heuristics.Encrypted')) return { result: 'not-scanned', problem: 'encrypted' };
  if (found !== undefined) return { result: 'infected', signature: nameOf(found) };
  const isTooLarge = /size limit exceeded/i.test(reply);
  return { result: 'not-scanned', problem: isTooLarge ? 'too-large' : 'refused' };
}

/** Without the digest that ExtendedDetectionInfo adds, and without characters that a name does not have. */
const nameOf = (found: string): string =>
  found
    .replace(/\([0-9a-f]{32}:\d+\)$/, '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, maxSignature);

/** `ClamAV 1.4.6/27500/Mon Nov 24 09:40:00 2026`; without the last two parts when no database of the publisher is loaded. */
export function versionOf(reply: string): ScannerVersion {
  const [engine = '', , built = ''] = reply.trim().split('/');
  const time = Date.parse(built);
  return { engine: engine.slice(0, 80), signaturesOf: Number.isNaN(time) ? undefined : new Date(time) };
}
