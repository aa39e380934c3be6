import type { z } from 'zod'

import { AppError } from '../errors/app-error.ts'
import { isTooDeep } from '../http/json-depth.ts'
import type { InputKind } from './server-function.ts'

const ACCEPTED: Readonly<Record<InputKind, RegExp>> = {
  json: /^application\/(?:[\w.+-]*\+)?json\b/i,
  text: /^text\/plain\b/i,
  form: /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i,
  bytes: /./,
  none: /^$/,
}
const WANTED: Readonly<Record<InputKind, string>> = {
  json: 'Send the input as application/json',
  text: 'Send the input as text/plain',
  form: 'Send the input as a form',
  bytes: 'Send the input as bytes',
  none: 'Send no body',
}

const ESCAPED_NUL = '\\u0000'

type Expected = { readonly kind: InputKind; readonly schema: z.ZodType }

export type ReadInput = {
  readonly input: unknown
  /** The body, for the fingerprint of an Idempotency-Key. */
  readonly body: Uint8Array
}

/** GET takes its input from the query: it has no body. */
export function readQuery(request: Request, { schema }: Expected): ReadInput {
  const given = Object.fromEntries(new URL(request.url).searchParams)
  refuseNul(given)
  return { input: check(schema, given), body: NOTHING }
}

/** Every other method has a body of the declared kind. */
export async function readInput(
  type: string | undefined,
  reading: Promise<Buffer>,
  { kind, schema }: Expected,
): Promise<ReadInput> {
  refuseOtherTypes(type, kind)
  const body = await reading
  if (kind === 'json') return { input: readJson(body, schema), body }
  if (kind === 'none' && body.length > 0 && !isEmptyObject(body)) throw unsupported(kind)
  const given = await parse(type ?? '', kind, body)
  return { input: check(schema, given), body: kind === 'form' ? withoutBoundary(type ?? '', body) : body }
}

export function refuseOtherTypes(type: string | undefined, kind: InputKind): void {
  if (type !== undefined && kind !== 'none' && !ACCEPTED[kind].test(type)) throw unsupported(kind)
}

export function readJson(body: Buffer, schema: z.ZodType): unknown {
  return check(schema, parseJson(body.toString('utf8')))
}

const NOTHING = new Uint8Array()

function check(schema: z.ZodType, given: unknown): unknown {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => ({ path: path.map(String), message }))
  throw new AppError('invalid_input', { details: issues })
}

type Place = { readonly key: string; readonly inside: Place | null }

/** Postgres text cannot hold U+0000: without this check the database would refuse it as an internal error. */
function refuseNul(given: unknown): void {
  // An explicit stack: a body may be nested deeper than the call stack allows.
  const waiting: { readonly value: unknown; readonly place: Place | null }[] = [{ value: given, place: null }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, place } = next
    if (typeof value === 'string') refuseNulText(value, place)
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue
    for (const [key, inner] of value instanceof FormData ? value.entries() : Object.entries(value)) {
      refuseNulText(key, place)
      waiting.push({ value: inner, place: { key, inside: place } })
    }
  }
}

function refuseNulText(text: string, place: Place | null): void {
  if (!text.includes('\0')) return
  const message = 'Text must not contain the character U+0000'
  const path: string[] = []
  for (let at = place; at !== null; at = at.inside) path.push(at.key)
  throw new AppError('invalid_input', { message, details: [{ path: path.toReversed(), message }] })
}

/** Some clients always send a body, an empty object when there is nothing to send. */
function isEmptyObject(body: Uint8Array): boolean {
  return /^\s*\{\s*\}\s*$/.test(Buffer.from(body).toString('latin1'))
}

const unsupported = (kind: InputKind): AppError => new AppError('unsupported_media_type', { message: WANTED[kind] })

async function parse(type: string, kind: Exclude<InputKind, 'json'>, body: Buffer): Promise<unknown> {
  const given = await parseOther(type, kind, body)
  refuseNul(given)
  return given
}

function parseOther(type: string, kind: Exclude<InputKind, 'json'>, body: Buffer): unknown {
  switch (kind) {
    case 'text':
      return body.toString('utf8')
    case 'form':
      return parseForm(body, type)
    case 'bytes':
      return body
    case 'none':
      return {}
  }
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  if (isTooDeep(text)) throw new AppError('malformed_json', { message: 'The json is nested too deeply' })
  const value = tryParse(text)
  // JSON can escape that character in one way only.
  if (text.includes(ESCAPED_NUL)) refuseNul(value)
  return value
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json')
  }
}

async function parseForm(body: Uint8Array, type: string): Promise<FormData> {
  if (body.length === 0) return new FormData()
  return new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('invalid_input', { message: 'The form cannot be read' })
  })
}

/** A client creates a new boundary each time it sends the same form. */
function withoutBoundary(type: string, body: Uint8Array): Uint8Array {
  const boundary = /\bboundary="?([^";]+)/i.exec(type)?.[1]
  return boundary ? Buffer.from(Buffer.from(body).toString('latin1').replaceAll(boundary, ''), 'latin1') : body
}
