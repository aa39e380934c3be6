import { AppError } from '../../errors/app-error.ts'
import { isTooDeep } from '../../http/json-depth.ts'

/** The body of a write or a call. The text goes to the database unchanged, so that numbers keep every digit. */
export type Payload = {
  readonly text: string
  readonly isObject: boolean
  readonly rows: number
  readonly keys: readonly string[]
}

export const EMPTY_OBJECT: Payload = { text: '{}', isObject: true, rows: 1, keys: [] }

export function readBody(request: Request): Promise<string> {
  return request.text()
}

/** The outer layer has already counted the bytes. */
export async function readBytes(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer())
}

export function mediaTypeOf(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() || 'application/json'
}

/** A body as it was sent. It is parsed once, however often it is answered. */
export type SentBody<Raw extends string | Uint8Array> = {
  readonly raw: Raw
  /** `columns`, when given, says which keys count; the keys of the rows may then differ. */
  payload(columns: readonly string[] | null): Promise<Payload>
}

export function parsePayload(text: string, mediaType: string, columns: readonly string[] | null): Payload {
  if (mediaType === 'application/x-www-form-urlencoded') return parseForm(text)
  if (mediaType !== 'application/json') {
    throw new AppError('PGRST102', { message: `Content-Type not acceptable: ${mediaType}` })
  }
  if (isTooDeep(text)) throw new AppError('PGRST102', { message: 'The json is nested too deeply' })
  const value = parseJson(text)
  if (Array.isArray(value)) return parseRows(text, value, columns)
  if (!isObject(value)) return { text: '[]', isObject: false, rows: 0, keys: [] }
  return { text, isObject: true, rows: 1, keys: columns ?? Object.keys(value) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new AppError('PGRST102')
  }
}

function parseRows(text: string, rows: readonly unknown[], columns: readonly string[] | null): Payload {
  const [first] = rows
  if (first === undefined) return { text: '[]', isObject: false, rows: 0, keys: columns ?? [] }
  const keys = isObject(first) ? Object.keys(first) : []
  const known = new Set(keys)
  const isUniform = (row: unknown): boolean => {
    if (!isObject(row)) return false
    const own = Object.keys(row)
    return columns !== null || (own.length === keys.length && own.every((key) => known.has(key)))
  }
  if (!rows.every(isUniform)) throw new AppError('PGRST102', { message: 'All object keys must match' })
  return { text, isObject: false, rows: rows.length, keys: columns ?? keys }
}

function parseForm(text: string): Payload {
  const fields = new Map(new URLSearchParams(text))
  const json = JSON.stringify(Object.fromEntries(fields))
  return { text: json, isObject: true, rows: 1, keys: [...fields.keys()] }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
