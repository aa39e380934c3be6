/** A document and what is known of it, each sealed under the document's own key. */
import { z } from 'zod'

import { type Bytes, fromText, importKey, KEY_BYTES, open, randomBytes, seal, toText } from './cipher.ts'

export const DOCUMENT_KINDS = [
  'passport',
  'identity-card',
  'visa',
  'insurance',
  'vaccination',
  'ticket',
  'booking',
  'driving-licence',
  'other',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Never in clear outside this device. */
const Details = z.object({
  name: z.string().max(200),
  kind: z.enum(DOCUMENT_KINDS).catch('other'),
  type: z.string().max(100),
  bytes: z.number().int().nonnegative(),
  note: z.string().max(1000).catch(''),
  /** Also in clear in its row, if the traveller wants a reminder. */
  expiresOn: z.string().max(10).nullable().catch(null),
})
export type DocumentDetails = z.infer<typeof Details>

export type SealedRow = { readonly id: string; readonly wrapped_key: string; readonly details: string }

/** The length of a name says something about it, so details are filled up to a multiple of this. */
const PADDING = 256

export async function sealFile(
  vault: CryptoKey,
  { userId, id }: { readonly userId: string; readonly id: string },
  content: Bytes,
  details: DocumentDetails,
): Promise<{ readonly row: SealedRow; readonly sealed: Bytes }> {
  const raw = randomBytes(KEY_BYTES)
  const wrapped_key = toText(await seal(vault, raw, { userId, use: 'file-key', fileId: id }))
  const key = await importKey(raw)
  const sealed = await seal(key, content, { userId, use: 'content', fileId: id })
  return { row: { id, wrapped_key, details: await sealText(key, userId, id, details) }, sealed }
}

export async function sealDetails(
  vault: CryptoKey,
  userId: string,
  row: SealedRow,
  details: DocumentDetails,
): Promise<string | null> {
  const key = await fileKey(vault, userId, row)
  return key && sealText(key, userId, row.id, details)
}

/** Null when it was tampered with, or belongs to another vault. */
export async function openDetails(vault: CryptoKey, userId: string, row: SealedRow): Promise<DocumentDetails | null> {
  const key = await fileKey(vault, userId, row)
  const sealed = fromText(row.details)
  const text = key && sealed && (await open(key, sealed, { userId, use: 'details', fileId: row.id }))
  return text ? (Details.safeParse(parse(text)).data ?? null) : null
}

export async function openFile(vault: CryptoKey, userId: string, row: SealedRow, sealed: Bytes): Promise<Bytes | null> {
  const key = await fileKey(vault, userId, row)
  return key && open(key, sealed, { userId, use: 'content', fileId: row.id })
}

async function fileKey(vault: CryptoKey, userId: string, row: SealedRow): Promise<CryptoKey | null> {
  const wrapped = fromText(row.wrapped_key)
  const raw = wrapped && (await open(vault, wrapped, { userId, use: 'file-key', fileId: row.id }))
  return raw?.length === KEY_BYTES ? importKey(raw) : null
}

async function sealText(key: CryptoKey, userId: string, id: string, details: DocumentDetails): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(details))
  const padded = new Uint8Array(Math.ceil(plain.length / PADDING) * PADDING).fill(0x20)
  padded.set(plain)
  return toText(await seal(key, padded, { userId, use: 'details', fileId: id }))
}

function parse(text: Bytes): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(text))
  } catch {
    return null
  }
}
