import { useRef, useState } from 'react';
import { download } from '#api/files.ts';

export type Downloadable = 'report' | 'download-all';

export interface DownloadState {
  readonly name: Downloadable;
  readonly loaded: number;
  readonly total: number | undefined;
  readonly error: unknown;
}

/** A generated file: progress, error, and a way to cancel. */
export function useReportDownload(request: string) {
  const [state, setState] = useState<DownloadState>();
  const running = useRef<AbortController>(undefined);
  const start = async (name: Downloadable, fileName: string) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setState({ name, loaded: 0, total: undefined, error: undefined });
    try {
      const onProgress = (loaded: number, total: number | undefined) =>
        setState({ name, loaded, total, error: undefined });
      await download(name, { request }, fileName, { onProgress, signal: stop.signal });
      setState(undefined);
    } catch (error) {
      if (!stop.signal.aborted) setState({ name, loaded: 0, total: undefined, error });
    }
  };
  return {
    state,
    isRunning: state !== undefined && state.error === undefined,
    start,
    cancel: () => {
      running.current?.abort();
      setState(undefined);
    },
  };
}
