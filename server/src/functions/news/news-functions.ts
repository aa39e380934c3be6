import { z } from 'zod'

import { readNewsToken } from '../../campaigns/news-links.ts'
import { CONFIRM_WITHIN_MS, confirmSubscriber, countAct, unsubscribe } from '../../campaigns/subscribe.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { newsPage } from './news-page.ts'

type Deps = Pick<Platform, 'db' | 'apiKeys' | 'now' | 'settings'>

/** The unsubscribe buttons of one mail provider all come from a few addresses, after a campaign all at once. */
const LIMIT = { points: 3_000, seconds: 60, counted: 'here' } as const
const FORM = {
  access: 'even-ended',
  methods: ['GET', 'POST'],
  input: z.unknown(),
  inputKind: 'form',
  maxBodyBytes: 2_000,
  limit: LIMIT,
} as const
const LINK = {
  access: 'even-ended',
  methods: ['GET'],
  input: z.unknown(),
  inputKind: 'none',
  limit: LIMIT,
} as const

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

/** Pages behind the links of mails to subscribers. They need neither script nor sign-in. */
export function createNewsFunctions(deps: Deps): readonly ServerFunction[] {
  return [createConfirm(deps), createStop(deps), createOpen(deps), createClick(deps)]
}

/** Opening the link changes nothing, because mail filters open links too. */
function createConfirm({ db, apiKeys, now }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    ...FORM,
    name: 'news-confirm',
    async handle(request, { input }) {
      const read = readNewsToken(apiKeys.service, 'confirm', tokenOf(request))
      if (!read) return newsPage('incomplete')
      const [id, askedAtMs] = read
      if (now() - askedAtMs > CONFIRM_WITHIN_MS) return newsPage('late')
      if (request.method === 'GET') return newsPage('confirm')
      const mayCount = input instanceof FormData && input.get('count') === 'yes'
      return newsPage((await confirmSubscriber({ db, now }, id, mayCount)) ? 'confirmed' : 'late')
    },
  })
}

/** RFC 8058: the mail program posts `List-Unsubscribe=One-Click`; a person presses the button of the page. */
function createStop({ db, apiKeys, now }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    ...FORM,
    name: 'news-stop',
    async handle(request) {
      const read = readNewsToken(apiKeys.service, 'stop', tokenOf(request))
      if (!read) return newsPage('incomplete')
      if (request.method === 'GET') return newsPage('stop')
      await unsubscribe({ db, now }, ...read)
      return newsPage('stopped')
    },
  })
}

const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

function createOpen({ db, apiKeys, now }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    ...LINK,
    name: 'news-open',
    async handle(request) {
      const read = readNewsToken(apiKeys.service, 'open', tokenOf(request))
      if (read) await countAct({ db, now }, 'opened', read)
      return new Response(POINT, { headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' } })
    },
  })
}

/** The page is part of what we signed, so the link leads nowhere else. */
function createClick({ db, apiKeys, now, settings }: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    ...LINK,
    name: 'news-click',
    async handle(request) {
      const read = readNewsToken(apiKeys.service, 'click', tokenOf(request))
      if (!read) return newsPage('incomplete')
      const [subscriberId, campaignId, path] = read
      await countAct({ db, now }, 'clicked', [subscriberId, campaignId])
      const target = new URL(path, settings.publicUrl)
      target.searchParams.set('utm_medium', 'email')
      const isOwn = target.origin === new URL(settings.publicUrl).origin
      return new Response(null, { status: 303, headers: { location: isOwn ? target.href : settings.publicUrl } })
    },
  })
}
