import { html, raw } from 'hono/html'
import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { readUnsubscribeToken } from '../../trials/unsubscribe-link.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

/** The page is one form, and its style is named by its hash in the policy of the other plain pages. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
}

/** Opening the link changes nothing, because mail filters open links too; the button does, also the mail program's own. */
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
      if (userId === null)
        throw new AppError('invalid_input', { message: 'This link is not complete. Please open it from the mail.' })
      if (request.method === 'GET') return page(ASK)
      await db.query('update public.trials set mails_stopped_at = coalesce(mails_stopped_at, $2) where user_id = $1', [
        userId,
        new Date(now()).toISOString(),
      ])
      return page(DONE)
    },
  })
}

const ASK = html`<h1>No more mails about the trial?</h1>
  <p>Your account and your trial stay as they are.</p>
  <form method="post"><button>Stop these mails</button></form>`
const DONE = html`<h1>Done</h1>
  <p>No more mails about the trial. Mails that you need to sign in still come.</p>
  <p><a href="/">Go to Sojourn</a></p>`

async function page(content: ReturnType<typeof html>): Promise<Response> {
  const text = await html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Mails about the trial</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`
  return new Response(text.toString(), { headers: HEADERS })
}
