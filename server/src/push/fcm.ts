/** Firebase Cloud Messaging, HTTP v1: https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages */
import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'

import { settingRefusal } from '../config/setting-refusal.ts'
import type { AppNotice, AppSent, SendToApp } from './app-notice.ts'

const TIMEOUT_MS = 10_000
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const TOKEN_SECONDS = 3600
/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000

const ServiceAccount = z.object({
  project_id: z.string().regex(/^[\w-]+$/),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }),
})
type ServiceAccount = z.infer<typeof ServiceAccount>

const TokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })
const Refusal = z.object({ error: z.object({ status: z.string() }) })

export function readServiceAccount(text: string): ServiceAccount {
  try {
    return ServiceAccount.parse(JSON.parse(text))
  } catch {
    throw settingRefusal('FCM_SERVICE_ACCOUNT', 'names a file that is not the JSON key of a service account')
  }
}

export function createFcm(account: ServiceAccount, url: string, now: () => number): SendToApp {
  const accessToken = createAccessToken(account, now)
  const address = `${url.replace(/\/$/, '')}/v1/projects/${account.project_id}/messages:send`
  return async (token, notice) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
      body: JSON.stringify({ message: toMessage(token, notice) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return readAnswer(answer)
  }
}

function toMessage(token: string, { id, title, body, link, isUrgent }: AppNotice) {
  return {
    token,
    notification: { title, body },
    // The app opens this page when the notification is tapped.
    data: { id, ...(link && { link }) },
    android: { priority: isUrgent ? 'HIGH' : 'NORMAL', ttl: '86400s', notification: { tag: id } },
  }
}

async function readAnswer(answer: Response): Promise<AppSent> {
  if (answer.ok) {
    await answer.body?.cancel()
    return 'sent'
  }
  const refusal = Refusal.safeParse(await answer.json().catch(() => null))
  const isGone = answer.status === 404 || (refusal.success && refusal.data.error.status === 'UNREGISTERED')
  return isGone ? 'gone' : 'failed'
}

/** OAuth 2.0 with a signed assertion (RFC 7523), as Google's service accounts do it. */
function createAccessToken(account: ServiceAccount, now: () => number): () => Promise<string> {
  let kept: { readonly token: string; readonly untilMs: number } | undefined
  return async () => {
    if (kept && now() < kept.untilMs) return kept.token
    const key = await importPKCS8(account.private_key, 'RS256')
    const issuedAt = Math.floor(now() / 1000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(key)
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`Google gave no token: ${answer.status}`)
    const { access_token: token, expires_in: seconds } = TokenAnswer.parse(await answer.json())
    kept = { token, untilMs: now() + seconds * 1000 - EARLY_MS }
    return token
  }
}
