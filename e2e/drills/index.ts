import { attacksDrill } from './attacks.ts';
import { databaseFailover } from './database-failover.ts';
import { deployFiles } from './deploy-files.ts';
import type { Drill } from './drill.ts';
import { fullDisk } from './full-disk.ts';
import { imageDrill } from './image.ts';
import { killLoop } from './kill-loop.ts';
import { mailServer } from './mail-server.ts';
import { malwareDrill } from './malware.ts';
import { newOperator, newOperatorShared } from './new-operator.ts';
import { secondServer } from './second-server.ts';
import { twoInstances } from './two-instances.ts';
import { wrongDatabase } from './wrong-database.ts';

/** All drills by name, in the order of a run. */
export const drills: Readonly<Record<string, Drill>> = {
  'kill-loop': killLoop,
  'full-disk': fullDisk,
  'mail-server': mailServer,
  malware: malwareDrill,
  'second-server': secondServer,
  'database-failover': databaseFailover,
  'two-instances': twoInstances,
  'wrong-database': wrongDatabase,
  attacks: attacksDrill,
  'deploy-files': deployFiles,
  image: imageDrill,
  'new-operator': newOperator,
  'new-operator-shared': newOperatorShared,
};
