/**
 * The account's files on this device, documents encrypted: kept to be read offline, or waiting to be sent. In a database of their own, because they
 * are large and must survive when room is made.
 */
import { type DBSchema, openDB } from 'idb'

import { oneConnection } from './one-connection.ts'

export type KeptFile = {
  /** Of its bucket and its path there (`keptPath`). */
  readonly path: string
  readonly userId: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

type Schema = DBSchema & { files: { key: string; value: KeptFile; indexes: { userId: string } } }

export const KEPT_FILES_DB = 'sojourn-kept-files'

const { connect: database, close: closeKeptFiles } = oneConnection<Schema>((reactions) =>
  openDB<Schema>(KEPT_FILES_DB, 1, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'path' }).createIndex('userId', 'userId'),
    ...reactions,
  }),
)
export { closeKeptFiles }

export async function keepFile(file: KeptFile): Promise<void> {
  const tx = (await database()).transaction('files', 'readwrite', { durability: 'strict' })
  await Promise.all([tx.store.put(file), tx.done])
}

export async function readKeptFile(path: string, userId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await (await database()).get('files', path)
  return file?.userId === userId ? file.bytes : null
}

export async function listKeptFiles(userId: string): Promise<readonly string[]> {
  return (await database()).getAllKeysFromIndex('files', 'userId', userId)
}

export async function dropKeptFile(path: string): Promise<void> {
  await (await database()).delete('files', path)
}

export async function dropKeptFilesOf(userId: string): Promise<void> {
  for (const path of await listKeptFiles(userId)) await dropKeptFile(path)
}
