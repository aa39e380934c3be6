import { AppError } from '../../errors/app-error.ts'
import { contentTypeOf, type AnswerFormat } from '../request/answer-format.ts'
import type { AnswerRow } from '../sql/statement-sql.ts'

export type RestAnswer = {
  readonly status: number
  readonly body: string | null
  readonly format?: AnswerFormat
  readonly profile?: string | null
  readonly contentRange?: string
  readonly location?: string | null
  readonly applied?: string | null
}

/** `overrides`: the row in which a function may have set status and headers. */
export function toResponse(answer: RestAnswer, overrides?: AnswerRow): Response {
  const headers: Record<string, string> = {}
  if (answer.format) headers['content-type'] = contentTypeOf(answer.format)
  if (answer.contentRange) headers['content-range'] = answer.contentRange
  if (answer.profile && answer.format) headers['content-profile'] = answer.profile
  if (answer.location) headers['location'] = answer.location
  if (answer.applied) headers['preference-applied'] = answer.applied
  if (overrides?.response_headers) Object.assign(headers, parseHeaders(overrides.response_headers))
  const status = overrides?.response_status ? parseStatus(overrides.response_status) : answer.status
  const body = status === 204 || status === 304 ? null : answer.body
  return new Response(body, { status, headers })
}

function parseStatus(text: string): number {
  const status = Number(text)
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new AppError('PGRST112')
  return status
}

function parseHeaders(text: string): Readonly<Record<string, string>> {
  try {
    const list = JSON.parse(text) as unknown
    if (!Array.isArray(list)) throw new AppError('PGRST111')
    const pairs = list.flatMap((item) => Object.entries(item as Readonly<Record<string, unknown>>))
    if (pairs.some(([, value]) => typeof value !== 'string')) throw new AppError('PGRST111')
    return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value as string]))
  } catch {
    throw new AppError('PGRST111')
  }
}
