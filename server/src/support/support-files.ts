import type { SupportFile } from '@app/contracts/support/conversation'

import type { Queryable } from '../database/db.ts'
import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import { createSignedLinks } from '../storage/links/signed-links.ts'
import { type Description, uploadObject } from '../storage/objects/upload-object.ts'
import { SERVICE_CALLER } from '../storage/storage-deps.ts'

const BUCKET = 'support-files'
const LINK_SECONDS = 300
const MOST_UNSENT = 10
const MOST_NAME_LETTERS = 120

type Deps = Pick<Platform, 'db' | 'log' | 'now' | 'identify' | 'files' | 'settings'>

type Upload = {
  readonly id: string
  readonly conversation: string
  readonly author: 'visitor' | 'staff'
  /** Whose quota it counts against; null for guests and for the team. */
  readonly ownerId: string | null
  readonly name: string
  readonly file: File
}

/** The bytes are checked like those of every upload: by the list of the bucket, and by their first bytes. */
export async function keepFile(deps: Deps, upload: Upload): Promise<SupportFile> {
  const { db } = deps
  const { id, conversation, author, ownerId, file } = upload
  await refuseMore(db, upload)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const describe = async (): Promise<Description> => ({ cacheControl: 'max-age=300', userMetadata: {} })
  const key = `${conversation}/${id}`
  // Sent again after a lost answer, it replaces itself.
  await uploadObject(deps, { bucketId: BUCKET, key, caller: SERVICE_CALLER, ownerId, isUpsert: true }, async () => ({
    contentType: file.type || 'application/octet-stream',
    declaredBytes: bytes.length,
    bytes: once(bytes),
    describe,
  }))
  const [stored] = await db.query<SupportFile>(
    `insert into public.support_files (id, conversation_id, author, name, type, bytes)
     select $1::uuid, $2::uuid, $3, $4, o.metadata ->> 'mimetype', (o.metadata ->> 'size')::bigint from storage.objects o
     where o.bucket_id = '${BUCKET}' and o.name = $5
     on conflict (id) do update set name = excluded.name
     returning id, name, type, bytes::float8 as bytes`,
    [id, conversation, author, cleanName(upload.name), key],
  )
  if (!stored) throw new AppError('support_file_unknown')
  return stored
}

/** A used id would replace the bytes of somebody's file. */
async function refuseMore(db: Queryable, { id, conversation, author }: Upload): Promise<void> {
  const rows = await db.query<{ id: string; isOther: boolean }>(
    `select id, id = $1 and (conversation_id <> $2 or author <> $3 or message_id is not null) as "isOther"
     from public.support_files where id = $1 or (conversation_id = $2 and author = $3 and message_id is null)`,
    [id, conversation, author],
  )
  if (rows.some(({ isOther }) => isOther)) throw new AppError('support_id_reused')
  if (rows.filter((row) => row.id !== id).length >= MOST_UNSENT) throw new AppError('support_too_many_files')
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** The last part of a path, without what could hide the ending, break a header or name another folder. */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '').trim()
  if (plain.length <= MOST_NAME_LETTERS) return plain === '' || /^\.+$/.test(plain) ? 'attachment' : plain
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? ''
  return `${plain.slice(0, MOST_NAME_LETTERS - ending.length)}${ending}`
}

/** A path of this server that works for a few minutes, always as a download. */
export async function linkToFile(
  deps: Pick<Platform, 'db' | 'now'>,
  file: { id: string; conversation: string; name: string },
) {
  const path = `${BUCKET}/${file.conversation}/${file.id}`
  const token = await createSignedLinks(deps).signDownload(path, LINK_SECONDS)
  return `/storage/v1/object/sign/${path}?${new URLSearchParams({ token, download: file.name }).toString()}`
}

type Found = { readonly id: string; readonly conversation: string; readonly name: string }

export async function findFile(db: Queryable, id: string, conversation: string | null): Promise<Found> {
  const [found] = await db.query<Found>(
    `select id, conversation_id as conversation, name from public.support_files
     where id = $1 and message_id is not null and ($2::uuid is null or conversation_id = $2)`,
    [id, conversation],
  )
  if (!found) throw new AppError('support_file_unknown')
  return found
}
