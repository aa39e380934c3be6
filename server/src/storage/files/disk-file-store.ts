import { constants, createReadStream } from 'node:fs'
import { access, copyFile, link, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'

import { AppError } from '../../errors/app-error.ts'
import { makeFolder } from '../../make-folder.ts'
import { isFileKey, type ByteRange, type FileStore } from './file-store.ts'

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT'])
const UNREACHABLE = new Set(['EROFS', 'EIO', 'EACCES', 'EPERM', 'ENOTDIR', 'EMFILE', 'ENFILE'])

export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    // Any other key could escape the folder.
    if (!isFileKey(key)) throw new Error('A file key is a version')
    return join(folder, key.slice(0, 2), key.slice(2, 4), key)
  }

  const incomingOf = (key: string): string => join(folder, 'incoming', key)

  /** Written to a temporary file and renamed when complete: a reader, or a crash, never sees half a file. */
  const place = async (key: string, write: (incoming: string) => Promise<void>): Promise<void> => {
    const target = pathOf(key)
    const incoming = incomingOf(key)
    try {
      const [, isNewFolder] = await Promise.all([dirname(incoming), dirname(target)].map(openFolder))
      await write(incoming)
      await rename(incoming, target)
      await syncFolder(dirname(target))
      if (isNewFolder) await Promise.all([dirname(dirname(target)), folder].map(syncFolder))
    } catch (error) {
      await rm(incoming, { force: true }).catch(() => {})
      throw toRefusal(error)
    }
  }

  return {
    put: (key, bytes) => place(key, (incoming) => writeSynced(incoming, bytes)),
    get: (key, range) => openStream(pathOf(key), range),
    copy: (from, to) => place(to, (incoming) => linkOrCopy(pathOf(from), incoming)),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    async delete(keys) {
      // A crash during a write leaves the temporary file.
      const paths = keys.flatMap((key) => [pathOf(key), incomingOf(key)])
      await Promise.all(paths.map((path) => rm(path, { force: true })))
    },
  }
}

/** Any failure to create the folder (a missing disk, a file in its place) is an error of the store. */
async function openFolder(folder: string): Promise<boolean> {
  return makeFolder(folder).catch((error: unknown) => {
    throw NO_ROOM.has(codeOf(error)) ? error : new AppError('StorageUnavailable')
  })
}

async function writeSynced(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) await writeAll(file, chunk)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  let done = 0
  while (done < chunk.length) done += (await file.write(chunk, done)).bytesWritten
}

/** Files never change, so a hard link is a copy that takes no space. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') throw error
    return copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE)
  })
}

/** The file is opened before the answer begins, so that a missing file can still be answered with 404. */
async function openStream(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw toRefusal(error)
  })
  if (!file) return null
  const stream = createReadStream(path, { fd: file, ...range, highWaterMark: 256 * 1024 })
  return Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function toRefusal(error: unknown): unknown {
  const code = codeOf(error)
  if (NO_ROOM.has(code)) return new AppError('StorageFull')
  return UNREACHABLE.has(code) ? new AppError('StorageUnavailable') : error
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
