import { loadNetwork } from '../mrz/load-net.ts';
import { readPicture } from '../mrz/read-picture.ts';
import type { ZoneOrder } from './isolated-zone.ts';
import { answerOrders } from './limited-process.ts';

const network = loadNetwork();
answerOrders(async ({ bytes, ...options }: ZoneOrder) => {
  try {
    return await readPicture(bytes, { ...options, network });
  } catch {
    // The file was decoded when it was uploaded: it changed since, or its decoder ran out of memory.
    return 'unclear';
  }
});
