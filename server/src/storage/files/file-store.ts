export type ByteRange = { readonly start: number; readonly end: number }

/**
 * The store of file bytes. A key is a version: random, created by us, never a traveller's path, and written once, so a
 * file never changes under a reader.
 */
export type FileStore = {
  /** Saves all bytes or nothing; refuses with `StorageFull` or `StorageUnavailable`. */
  put(key: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  /** Both ends of the range are inclusive. Null when there is no such file. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  copy(from: string, to: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Missing files count as deleted. */
  delete(keys: readonly string[]): Promise<void>
}

const FILE_KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Rows written by hand may contain any version; only ours name files. */
export function isFileKey(key: string | null): key is string {
  return key !== null && FILE_KEY.test(key)
}
