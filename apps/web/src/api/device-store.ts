/** One object store of the browser's database, for what the server does not have yet. */
export interface DeviceStore<T> {
  put(key: string, value: T): Promise<void>;
  delete(key: string): Promise<void>;
  all(): Promise<T[]>;
  clear(): Promise<void>;
}

/** Opens the store at its first use. Every call is rejected where the browser allows no storage. */
export function deviceStore<T>(databaseName: string, storeName: string): DeviceStore<T> {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(databaseName, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(storeName);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    return opened;
  };
  const within = async <R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> => {
    const transaction = (await database()).transaction(storeName, mode);
    const asked = act(transaction.objectStore(storeName));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    put: async (key, value) => void (await within('readwrite', (store) => store.put(value, key))),
    delete: (key) => within('readwrite', (store) => store.delete(key)),
    all: () => within<T[]>('readonly', (store) => store.getAll()),
    clear: () => within('readwrite', (store) => store.clear()),
  };
}
