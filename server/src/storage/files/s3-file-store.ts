import type { S3Client } from '@aws-sdk/client-s3'

import { AppError } from '../../errors/app-error.ts'
import type { ByteRange, FileStore } from './file-store.ts'

export type S3Settings = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** S3 requires at least 5 MiB per part; a file that fits into one part is uploaded in a single request. */
const PART_BYTES = 8 * 1024 * 1024
const DELETE_BATCH = 1000

/** The SDK is loaded on first use: a server with files on disk never loads it. */
export async function createS3FileStore(settings: S3Settings): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 3,
    // Many compatible stores do not support checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000 },
  })
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key })

  return {
    async put(key, bytes) {
      await reached(async () => {
        const parts = inParts(bytes, PART_BYTES)
        const first = await parts.next()
        const body = first.done ? new Uint8Array() : first.value
        if (body.length < PART_BYTES) await client.send(new s3.PutObjectCommand({ ...at(key), Body: body }))
        else await uploadParts(client, at(key), body, parts)
      })
    },
    get: (key, range) => readObject(client, at(key), range),
    async copy(from, to) {
      const source = { CopySource: `${settings.bucket}/${from}` }
      await reached(() => client.send(new s3.CopyObjectCommand({ ...at(to), ...source })))
    },
    async exists(key) {
      return reached(() => client.send(new s3.HeadObjectCommand(at(key))).then(() => true, falseWhenMissing))
    },
    async delete(keys) {
      for (let from = 0; from < keys.length; from += DELETE_BATCH) {
        const Objects = keys.slice(from, from + DELETE_BATCH).map((Key) => ({ Key }))
        const Delete = { Objects, Quiet: true }
        await reached(() => client.send(new s3.DeleteObjectsCommand({ Bucket: settings.bucket, Delete })))
      }
    },
  }
}

async function readObject(
  client: S3Client,
  at: { readonly Bucket: string; readonly Key: string },
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array> | null> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3')
  const Range = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
  const found = await reached(() => client.send(new GetObjectCommand({ ...at, ...Range })).catch(nullWhenMissing))
  return (found?.Body?.transformToWebStream() as ReadableStream<Uint8Array> | undefined) ?? null
}

/**
 * Our own refusals (a body that grew too large) pass through; other errors are failures of the store, not of the
 * caller.
 */
async function reached<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Error && '$metadata' in error ? new AppError('StorageUnavailable') : unreachable(error)
  }
}

function unreachable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isNetwork = /^E[A-Z]+$/.test(code) || (error instanceof Error && error.name === 'TimeoutError')
  return isNetwork ? new AppError('StorageUnavailable') : error
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)
}

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

function falseWhenMissing(error: unknown): false {
  return nullWhenMissing(error) ?? false
}

/** Splits a stream into parts of exactly `size` bytes; only the last may be shorter. */
async function* inParts(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(size)
  let filled = 0
  for await (const chunk of bytes) {
    let from = 0
    while (from < chunk.length) {
      const taken = Math.min(size - filled, chunk.length - from)
      part.set(chunk.subarray(from, from + taken), filled)
      filled += taken
      from += taken
      if (filled < size) continue
      yield part
      part = Buffer.allocUnsafe(size)
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}

type Place = { readonly Bucket: string; readonly Key: string }

/** Uploads a file of unknown length with at most one part in memory; a failure leaves nothing behind. */
async function uploadParts(
  client: S3Client,
  at: Place,
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): Promise<void> {
  const s3 = await import('@aws-sdk/client-s3')
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(at))
  const upload = { ...at, UploadId }
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    const send = async (Body: Uint8Array): Promise<void> => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new s3.UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await send(first)
    for await (const part of rest) await send(part)
    await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}
