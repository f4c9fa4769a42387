const STORES = ['records', 'photos', 'progress', 'files', 'trips'] as const;
export type StoreName = (typeof STORES)[number];

/** Stores objects and files by their IDs. */
export interface PhoneStore {
  /** False if the browser deletes the data when the page is closed. */
  isKept: boolean;
  put(store: StoreName, id: string, value: object): Promise<void>;
  putFile(id: string, file: Blob): Promise<void>;
  all<T>(store: Exclude<StoreName, 'files'>): Promise<T[]>;
  file(id: string): Promise<Blob | null>;
  remove(store: StoreName, ids: readonly string[]): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

const DATABASE = 'handovers';
const KEY_ID = 'key';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  /** The media type of a file. */
  type?: string;
}

const resultOf = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed'));
  });

/** Encrypts everything with a key that never leaves this browser. */
class IndexedStore implements PhoneStore {
  readonly isKept = true;

  constructor(
    private readonly db: IDBDatabase,
    private readonly key: CryptoKey,
  ) {}

  put(store: StoreName, id: string, value: object): Promise<void> {
    return this.write(store, id, { bytes: new TextEncoder().encode(JSON.stringify(value)) });
  }

  async putFile(id: string, file: Blob): Promise<void> {
    await this.write('files', id, { bytes: await file.arrayBuffer(), type: file.type });
  }

  async all<T>(store: StoreName): Promise<T[]> {
    const rows = await resultOf<Sealed[]>(this.db.transaction(store).objectStore(store).getAll());
    const bytes = await Promise.all(rows.map((row) => this.open(row)));
    return bytes.map((each) => JSON.parse(new TextDecoder().decode(each)) as T);
  }

  async file(id: string): Promise<Blob | null> {
    const row = await resultOf<Sealed | undefined>(this.db.transaction('files').objectStore('files').get(id));
    return row ? new Blob([await this.open(row)], { type: row.type }) : null;
  }

  async remove(store: StoreName, ids: readonly string[]): Promise<void> {
    const transaction = this.db.transaction(store, 'readwrite');
    for (const id of ids) transaction.objectStore(store).delete(id);
    await endOf(transaction);
  }

  async clear(store: StoreName): Promise<void> {
    const transaction = this.db.transaction(store, 'readwrite');
    transaction.objectStore(store).clear();
    await endOf(transaction);
  }

  private async write(
    store: StoreName,
    id: string,
    { bytes, type }: { bytes: BufferSource; type?: string },
  ): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, this.key, bytes);
    // Strict: the write reaches the disk before it resolves, so a phone that loses power keeps it.
    const transaction = this.db.transaction(store, 'readwrite', { durability: 'strict' });
    transaction.objectStore(store).put({ iv, data, type } satisfies Sealed, id);
    await endOf(transaction);
  }

  private open({ iv, data }: Sealed): Promise<ArrayBuffer> {
    return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, this.key, data);
  }
}

/** For a browser without IndexedDB, or a page over plain HTTP. Unsent data is lost when the page is closed. */
class MemoryStore implements PhoneStore {
  readonly isKept = false;
  private readonly stores = new Map<StoreName, Map<string, object>>(STORES.map((name) => [name, new Map()]));

  put(store: StoreName, id: string, value: object): Promise<void> {
    this.stores.get(store)?.set(id, value);
    return Promise.resolve();
  }

  putFile(id: string, file: Blob): Promise<void> {
    return this.put('files', id, file);
  }

  all<T>(store: StoreName): Promise<T[]> {
    return Promise.resolve([...(this.stores.get(store)?.values() ?? [])] as T[]);
  }

  file(id: string): Promise<Blob | null> {
    return Promise.resolve((this.stores.get('files')?.get(id) as Blob | undefined) ?? null);
  }

  remove(store: StoreName, ids: readonly string[]): Promise<void> {
    for (const id of ids) this.stores.get(store)?.delete(id);
    return Promise.resolve();
  }

  clear(store: StoreName): Promise<void> {
    this.stores.get(store)?.clear();
    return Promise.resolve();
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    for (const name of [...STORES, 'keys']) request.result.createObjectStore(name);
  };
  return resultOf(request);
}

/**
 * Returns the stored key, or creates and stores one. Two tabs that start at the same time use the key that was stored
 * first.
 */
async function keyOf(db: IDBDatabase): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const transaction = db.transaction('keys', 'readwrite');
  const keys = transaction.objectStore('keys');
  const stored = await resultOf<CryptoKey | undefined>(keys.get(KEY_ID));
  if (!stored) keys.put(made, KEY_ID);
  await endOf(transaction);
  return stored ?? made;
}

export async function openPhoneStore(): Promise<PhoneStore> {
  try {
    const db = await openDatabase();
    return new IndexedStore(db, await keyOf(db));
  } catch {
    return new MemoryStore();
  }
}
