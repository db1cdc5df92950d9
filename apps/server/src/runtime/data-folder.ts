import { join } from 'node:path';

/** Folder of uploads before their inspection: one folder per request, removed with its answer. */
export const uploadsOf = (dataFolder: string): string => join(dataFolder, 'uploads');
