import { setPriority } from 'node:os';

/** The server and other programs come first. Unit: the nice value, up to 19. */
export function lowerPriority(nice = 19): void {
  try {
    setPriority(nice);
  } catch {
    // Not on every system.
  }
}
