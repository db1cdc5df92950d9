import { setPriority } from 'node:os';

/** The server and other programs come first. */
export function lowerPriority(): void {
  try {
    setPriority(19);
  } catch {
    // Not on every system.
  }
}
