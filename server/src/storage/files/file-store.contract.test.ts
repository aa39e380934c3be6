import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createDiskFileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3FileStore } from './s3-file-store.ts'

const folders: string[] = []
const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-files-'))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

async function* bytesOf(...chunks: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

async function* brokenAfter(...chunks: string[]): AsyncGenerator<Uint8Array> {
  yield* bytesOf(...chunks)
  throw new Error('the connection was lost')
}

const textOf = async (stream: ReadableStream<Uint8Array> | null): Promise<string | null> =>
  stream ? new Response(stream).text() : null

type Fixture = { readonly name: string; open(): Promise<{ files: FileStore; close(): Promise<void> }> }

const FIXTURES: readonly Fixture[] = [
  {
    name: 'disk',
    open: async () => ({ files: createDiskFileStore(await temporaryFolder()), close: async () => {} }),
  },
  {
    name: 's3',
    async open() {
      const directory = await temporaryFolder()
      const server = new S3rver({
        port: 0,
        address: '127.0.0.1',
        silent: true,
        directory,
        configureBuckets: [{ name: 'files', configs: [] }],
      })
      const { port } = await server.run()
      const files = await createS3FileStore({
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        bucket: 'files',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'S3RVER',
      })
      return { files, close: () => server.close() }
    },
  },
]

describe.each(FIXTURES)('FileStore on $name', ({ open }) => {
  let files: FileStore
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ files, close } = await open())
  })
  afterAll(() => close())

  it('returns stored bytes, across chunks', async () => {
    const key = randomUUID()
    await files.put(key, bytesOf('hello ', 'world'))
    expect(await textOf(await files.get(key))).toBe('hello world')
    expect(await files.exists(key)).toBe(true)
  })

  it('keeps an empty file', async () => {
    const key = randomUUID()
    await files.put(key, bytesOf())
    expect(await textOf(await files.get(key))).toBe('')
  })

  it('gives a range with both ends included', async () => {
    const key = randomUUID()
    await files.put(key, bytesOf('0123456789'))
    expect(await textOf(await files.get(key, { start: 2, end: 4 }))).toBe('234')
  })

  it('streams a file larger than one S3 part', async () => {
    const key = randomUUID()
    const chunk = Buffer.alloc(3 * 1024 * 1024, 'x')
    await files.put(key, bytesOf(chunk, chunk, chunk, 'end'))
    const stored = await new Response(await files.get(key)).arrayBuffer()
    expect(stored.byteLength).toBe(3 * chunk.length + 3)
    expect(Buffer.from(stored).subarray(-4).toString()).toBe('xend')
  })

  it('saves nothing when the bytes stop half way', async () => {
    const key = randomUUID()
    await expect(files.put(key, brokenAfter('half'))).rejects.toThrow('the connection was lost')
    expect(await files.exists(key)).toBe(false)
    expect(await files.get(key)).toBeNull()
  })

  it('copies, and the copy outlives the original', async () => {
    const [from, to] = [randomUUID(), randomUUID()]
    await files.put(from, bytesOf('kept'))
    await files.copy(from, to)
    await files.delete([from])
    expect(await files.exists(from)).toBe(false)
    expect(await textOf(await files.get(to))).toBe('kept')
  })

  it('deletes existing files and ignores missing ones', async () => {
    const key = randomUUID()
    await files.put(key, bytesOf('gone'))
    await files.delete([key, randomUUID()])
    expect(await files.get(key)).toBeNull()
  })
})

describe('createDiskFileStore', () => {
  it('leaves no half-written file behind', async () => {
    const folder = await temporaryFolder()
    await createDiskFileStore(folder)
      .put(randomUUID(), brokenAfter('half'))
      .catch(() => {})
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  it('deletes files that a crash left half-written', async () => {
    const folder = await temporaryFolder()
    const key = randomUUID()
    await mkdir(join(folder, 'incoming'))
    await writeFile(join(folder, 'incoming', key), 'half')
    await createDiskFileStore(folder).delete([key])
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  it('refuses a full disk with its own code', async () => {
    const full = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('x')
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    }
    const files = createDiskFileStore(await temporaryFolder())
    await expect(files.put(randomUUID(), full())).rejects.toMatchObject({ code: 'StorageFull', status: 507 })
  })

  it('reports a folder that cannot be created as unavailable, and never waits for it', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, 'a file where the folder should be')
    for (const folder of ['/proc/nowhere/files', file, join(file, 'files')]) {
      const put = createDiskFileStore(folder).put(randomUUID(), bytesOf('x'))
      await expect(put).rejects.toMatchObject({ code: 'StorageUnavailable', status: 503 })
    }
  })

  it.each(['../../etc/passwd', 'a', '', `${randomUUID()}/x`])('rejects a key such as %j', async (key) => {
    const files = createDiskFileStore(await temporaryFolder())
    await expect((async () => files.get(key))()).rejects.toThrow('A file key is a version')
  })
})

describe('createS3FileStore', () => {
  it('reports that the store cannot be reached', async () => {
    const settings = { region: 'auto', bucket: 'files', accessKeyId: 'a', secretAccessKey: 'b' }
    const files = await createS3FileStore({ ...settings, endpoint: 'http://127.0.0.1:9' })
    await expect(files.put(randomUUID(), bytesOf('x'))).rejects.toMatchObject({ code: 'StorageUnavailable' })
  })
})
