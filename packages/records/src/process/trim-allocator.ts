import { DatabaseSync } from 'node:sqlite';

/**
 * Gives free pages of the C library's allocator back to the system: `malloc_trim` of glibc, which otherwise gives back
 * the end of its heap only, so that one small block keeps everything below it. Blocks the thread for about 7 ms for each
 * MB that is given back (measured on a busy virtual machine), and for 5 ms when there is nothing to give. Does nothing
 * where the C library is another one.
 *
 * Node has no call for it, but SQLite calls an entry point of a library by its name (decision 0265). The library is the
 * one that the process runs on, and the database is empty and closed at once.
 */
export function trimAllocator(): void {
  const database = new DatabaseSync(':memory:', { allowExtension: true });
  try {
    database.loadExtension('libc.so.6', 'malloc_trim');
  } catch {
    // SQLite takes the 1 of "memory was given back" for an error, as it does a library without this function.
  } finally {
    database.close();
  }
}
