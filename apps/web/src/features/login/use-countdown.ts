import { codeResendSeconds } from '@dossier/domain/limits';
import { useEffect, useState } from 'react';

/** Seconds until a code may be sent again; 0 when it may. `start` returns the end, in milliseconds since 1970. */
export function useCountdown(): { left: number; start: (seconds?: number) => number } {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number = codeResendSeconds) => {
    const moment = Date.now();
    const next = moment + seconds * 1000;
    setNow(moment);
    setEnd(next);
    return next;
  };
  return { left, start };
}

/** 38 as `0:38` */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
