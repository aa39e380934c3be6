import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

/**
 * Links of mails to subscribers. They carry what they are for, signed with a secret of this server: nothing is stored
 * for them, and none works for another purpose or another person.
 */
const PURPOSES = {
  /** Confirms a subscription, for some days. */
  confirm: z.tuple([z.uuid(), z.coerce.number()]),
  /** Ends it, for ever. The campaign may be empty. */
  stop: z.tuple([z.uuid(), z.union([z.uuid(), z.literal('')])]),
  open: z.tuple([z.uuid(), z.uuid()]),
  click: z.tuple([z.uuid(), z.uuid(), z.string().startsWith('/')]),
} as const
type Purpose = keyof typeof PURPOSES
type Parts<P extends Purpose> = z.output<(typeof PURPOSES)[P]>

type Site = { readonly origin: string; readonly key: string }

export function newsLink<P extends Purpose>({ origin, key }: Site, purpose: P, parts: Readonly<Parts<P>>): string {
  const said = Buffer.from(JSON.stringify(parts)).toString('base64url')
  return `${origin}/functions/v1/news-${purpose}?token=${said}.${markOf(key, purpose, said)}`
}

/** Null when we did not sign it for this purpose. */
export function readNewsToken<P extends Purpose>(key: string, purpose: P, token: string): Parts<P> | null {
  const [said = '', mark = ''] = token.split('.')
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(key, purpose, said))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const parts = PURPOSES[purpose].safeParse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')))
  return parts.success ? (parts.data as Parts<P>) : null
}

function markOf(key: string, purpose: Purpose, said: string): string {
  return createHmac('sha256', key).update(`news-${purpose}:${said}`).digest('base64url')
}
