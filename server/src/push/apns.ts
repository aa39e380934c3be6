/**
 * Apple Push Notification service with a key:
 * https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns
 */
import { type ClientHttp2Session, connect } from 'node:http2'

import { importPKCS8, SignJWT } from 'jose'

import { settingRefusal } from '../config/setting-refusal.ts'
import type { AppNotice, AppSent, SendToApp } from './app-notice.ts'

type Given = {
  readonly key: string
  readonly keyId: string
  readonly teamId: string
  /** The id of the app. */
  readonly topic: string
  readonly url: string
  readonly now: () => number
}

const TIMEOUT_MS = 10_000
/** Apple refuses a token of more than an hour, and one that is renewed more often than every 20 minutes. */
const TOKEN_MS = 40 * 60_000
const TTL_SECONDS = 86_400
const GONE_STATUSES = new Set([400, 410])
const GONE_REASONS = /BadDeviceToken|Unregistered|DeviceTokenNotForTopic/

export async function createApns({ key, keyId, teamId, topic, url, now }: Given): Promise<SendToApp> {
  const signingKey = await importPKCS8(key, 'ES256').catch(() => {
    throw settingRefusal('APNS_KEY_FILE', 'names a file that is not a .p8 key of Apple')
  })
  let kept: { readonly token: string; readonly untilMs: number } | undefined
  const token = async (): Promise<string> => {
    if (kept && now() < kept.untilMs) return kept.token
    const signed = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(Math.floor(now() / 1000))
      .sign(signingKey)
    kept = { token: signed, untilMs: now() + TOKEN_MS }
    return signed
  }
  const session = createSession(url)
  return async (device, notice) => {
    const headers = {
      ':method': 'POST',
      ':path': `/3/device/${device}`,
      authorization: `bearer ${await token()}`,
      'apns-topic': topic,
      'apns-push-type': 'alert',
      'apns-priority': notice.isUrgent ? '10' : '5',
      'apns-expiration': String(Math.floor(now() / 1000) + TTL_SECONDS),
      'apns-collapse-id': notice.id,
    }
    return post(session(), headers, JSON.stringify(toPayload(notice)))
  }
}

function toPayload({ id, title, body, link }: AppNotice) {
  return { aps: { alert: { title, body }, sound: 'default' }, id, ...(link && { link }) }
}

/** One connection for all messages, opened again when Apple has closed it. It keeps no process alive. */
function createSession(url: string): () => ClientHttp2Session {
  let open: ClientHttp2Session | undefined
  return () => {
    if (open && !open.closed && !open.destroyed) return open
    const session = connect(url)
    // An error also reaches the request that waits.
    session.on('error', () => undefined)
    session.unref()
    open = session
    return session
  }
}

function post(session: ClientHttp2Session, headers: Record<string, string>, body: string): Promise<AppSent> {
  return new Promise((resolve, reject) => {
    const request = session.request(headers, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    let status = 0
    let text = ''
    request.setEncoding('utf8')
    request.on('response', (answer) => (status = Number(answer[':status'])))
    request.on('data', (part: string) => (text += part))
    request.on('end', () => resolve(readAnswer(status, text)))
    request.on('error', reject)
    request.end(body)
  })
}

function readAnswer(status: number, text: string): AppSent {
  if (status === 200) return 'sent'
  return GONE_STATUSES.has(status) && GONE_REASONS.test(text) ? 'gone' : 'failed'
}
