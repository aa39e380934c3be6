import type { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import { measured } from '../content/measured.ts'
import type { StorageContext } from './storage-env.ts'

const JSON_CAP = { bytes: 1024 * 1024, code: 'EntityTooLarge' } as const

export async function readJson<T>(c: StorageContext, schema: z.ZodType<T>): Promise<T> {
  const chunks: Uint8Array[] = []
  if (c.req.raw.body) for await (const chunk of measured(c.req.raw.body, JSON_CAP).bytes) chunks.push(chunk)
  const parsed = schema.safeParse(parseText(Buffer.concat(chunks).toString('utf8')))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = ['body', ...(issue?.path ?? [])].join('/')
  throw new AppError('InvalidRequest', { message: `${where}: ${issue?.message ?? 'invalid'}` })
}

export function readQuery<T>(c: StorageContext, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(c.req.query())
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AppError('InvalidRequest', { message: `querystring/${issue?.path.join('/')}: ${issue?.message}` })
}

function parseText(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new AppError('InvalidRequest', { message: 'The body is not valid JSON' })
  }
}
