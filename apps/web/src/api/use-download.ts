import { useState } from 'react';
import { download } from './files.ts';
import type { ViewName, ViewParams } from './views.ts';

/** Downloads a file that a view creates. `failure` is what the last attempt threw. */
export function useDownload() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const start = async <N extends ViewName>(name: N, params: ViewParams<N>, fileName: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await download(name, params, fileName);
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { start, isBusy, failure };
}
