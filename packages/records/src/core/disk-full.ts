/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE: the shared memory of the write-ahead log could not grow. */
const sqliteCodes = new Set<unknown>([13, 4874]);
/** Of the operating system (disk, quota) and of PostgreSQL (`disk_full`). */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or its cause, says that there is no space to write. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { errcode, code, cause } = error as { errcode?: unknown; code?: unknown; cause?: unknown };
  return sqliteCodes.has(errcode) || codes.has(code) || isDiskFull(cause);
}
