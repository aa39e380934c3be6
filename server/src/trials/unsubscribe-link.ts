import { createHmac, timingSafeEqual } from 'node:crypto'

/** Valid for ever and only for unsubscribing; nothing has to be stored for it. */
export function unsubscribeLink(origin: string, key: string, userId: string): string {
  return `${origin}/functions/v1/stop-trial-mails?token=${userId}.${markOf(key, userId)}`
}

/** The account of the link, or null when we did not sign it. */
export function readUnsubscribeToken(key: string, token: string): string | null {
  const [userId = '', mark = ''] = token.split('.')
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(key, userId))]
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null
}

function markOf(key: string, userId: string): string {
  return createHmac('sha256', key).update(`trial-mails:${userId}`).digest('base64url')
}
