import { z } from 'zod'

import { AppError } from '../../errors/app-error.ts'
import type { AuthDeps, Client } from '../auth-deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { LIMIT_RULES } from '../limit-rules.ts'
import { optionalText, parseEmail, text } from '../parse-body.ts'
import { startSession, toSessionJson, type SessionJson, type SignInMethod } from '../sessions/start-session.ts'
import { announceEmailChange } from '../users/change-email.ts'
import { redeemSecret, type Proof } from './redeem-secret.ts'

export const VerifyBody = z.object({
  type: text(32),
  token: optionalText(128),
  token_hash: optionalText(128),
  email: optionalText(),
  phone: optionalText(),
  /**
   * Our own parameter: the link was not requested on this device, so the password of its sign-up may be a stranger's.
   */
  discard_password: z.boolean().nullish(),
})
type Input = z.output<typeof VerifyBody>

export const HALF_WAY_MESSAGE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** A code typed in, or a link's token sent by the page that the link opened. */
export async function verifyOtp(
  deps: AuthDeps,
  client: Client,
  input: Input,
): Promise<SessionJson | { readonly msg: string; readonly code: string }> {
  const proof = proofOf(input)
  await limitRequests(deps, LIMIT_RULES.verifyByAddress, client.addressKey)
  const outcome = await deps.db.transaction(async (tx) => {
    const redeemed = await redeemSecret(deps, tx, client, proof)
    if (redeemed.kind !== 'proven') return redeemed
    const method = signInMethodOf(proof.type)
    const started = await startSession(deps, tx, { userId: redeemed.userId, method, client })
    return { ...redeemed, started }
  })
  if (outcome.kind === 'refused') throw new AppError(outcome.code, outcome.message ? { message: outcome.message } : {})
  if (outcome.kind === 'half-way') return { msg: HALF_WAY_MESSAGE, code: '200' }
  if (proof.type === 'email_change') await announceEmailChange(deps, outcome.before, client)
  return toSessionJson(deps, outcome.started)
}

/** Recovery has its own method, so that the app can ask for a new password first. */
export function signInMethodOf(type: string): SignInMethod {
  return type === 'recovery' ? 'recovery' : 'otp'
}

function proofOf({ type, token, token_hash: tokenHash, email, phone, discard_password }: Input): Proof {
  if (Boolean(token) === Boolean(tokenHash))
    throw new AppError('validation_failed', { message: 'Verify requires either a token or a token hash' })
  if (tokenHash) {
    if (email || phone)
      throw new AppError('validation_failed', { message: 'Only the token_hash and type should be provided' })
    return { type, token: tokenHash, discardsPassword: discard_password ?? false }
  }
  if (phone && !/^\+?[1-9]\d{1,14}$/.test(phone))
    throw new AppError('validation_failed', { message: 'Invalid phone number format (E.164 required)' })
  if (phone) throw new AppError('otp_expired')
  if (!email)
    throw new AppError('validation_failed', {
      message: 'Only an email address or phone number should be provided on verify',
    })
  return { type, email: parseEmail(email), code: token ?? '' }
}
