import { z } from 'zod'

import type { Platform } from '../../platform.ts'
import { readUnsubscribeToken } from '../../trials/unsubscribe-link.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { stopPage } from './stop-page.ts'

/**
 * Opening the link changes nothing, because mail filters open links too. The button does, and so does the unsubscribe
 * button of the mail program.
 */
export function createStopTrialMailsFunction({
  db,
  apiKeys,
  now,
}: Pick<Platform, 'db' | 'apiKeys' | 'now'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: 'stop-trial-mails',
    access: 'public',
    methods: ['GET', 'POST'],
    input: z.unknown(),
    inputKind: 'form',
    maxBodyBytes: 2_000,
    limit: { points: 30, seconds: 60 },
    async handle(request) {
      const userId = readUnsubscribeToken(apiKeys.service, new URL(request.url).searchParams.get('token') ?? '')
      if (userId === null) return stopPage('incomplete')
      if (request.method === 'GET') return stopPage('ask')
      await db.query('update public.trials set mails_stopped_at = coalesce(mails_stopped_at, $2) where user_id = $1', [
        userId,
        new Date(now()).toISOString(),
      ])
      return stopPage('done')
    },
  })
}
