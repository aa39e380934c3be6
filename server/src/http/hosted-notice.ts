import { Hono } from 'hono'

import { AppError } from '../errors/app-error.ts'
import type { AppEnv } from './app-env.ts'
import { toErrorBody } from './error-body.ts'

/** With a hosted project behind us its own address serves auth, data, storage and realtime. */
export function createHostedNotice(supabaseUrl: string): Hono<AppEnv> {
  const message = `This part of the API is served by ${supabaseUrl}`
  return new Hono<AppEnv>().all('/*', (c) => c.json(toErrorBody(new AppError('served_elsewhere', { message })), 404))
}
