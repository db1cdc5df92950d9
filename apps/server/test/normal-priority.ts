/** Loaded first in the server of a journey: its backups have the priority of the other programs. */
import { setRunPriority } from '../src/jobs/run-program.ts';

setRunPriority(0);
