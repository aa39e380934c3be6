import { renderSVG } from 'uqr'
import { z } from 'zod'

import { DbError } from '../../database/db-error.ts'
import { AppError } from '../../errors/app-error.ts'
import { isoAt, type AuthDeps, type Client } from '../auth-deps.ts'
import { optionalText, text } from '../parse-body.ts'
import { writeAudit } from '../store/audit-log.ts'
import type { SignedIn } from '../users/require-user.ts'
import { newTotpSecret, totpUri } from './totp.ts'

export const EnrollBody = z.object({ factor_type: text(32), friendly_name: optionalText(64), issuer: optionalText(64) })

const MAX_FACTORS = 10
const ISSUER = 'Sojourn'

type Enrolled = Readonly<Record<string, unknown>>

/** An authenticator app. It counts only after its first correct code. */
export async function enrollFactor(
  deps: AuthDeps,
  client: Client,
  { user, session }: SignedIn,
  { factor_type: type, friendly_name: name, issuer }: z.output<typeof EnrollBody>,
): Promise<Enrolled> {
  if (type === 'phone') throw new AppError('mfa_phone_enroll_not_enabled')
  if (type === 'webauthn') throw new AppError('mfa_webauthn_enroll_not_enabled')
  if (type !== 'totp') throw new AppError('validation_failed', { message: 'factor_type needs to be totp' })
  const hasVerified = user.factors.some((factor) => factor.status === 'verified')
  if (hasVerified && session?.aal !== 'aal2')
    throw new AppError('insufficient_aal', { message: 'AAL2 required to enroll a new factor' })
  if (user.factors.length >= MAX_FACTORS) throw new AppError('too_many_enrolled_mfa_factors')

  const secret = newTotpSecret()
  const uri = totpUri(secret, user.email ?? user.id, issuer || ISSUER)
  const id = await insertFactor(deps, client, user.id, name ?? '', secret)
  return { id, type, friendly_name: name ?? '', totp: { qr_code: renderSVG(uri), secret, uri } }
}

async function insertFactor(
  deps: AuthDeps,
  client: Client,
  userId: string,
  name: string,
  secret: string,
): Promise<string> {
  const at = isoAt(deps.now())
  try {
    return await deps.db.transaction(async (tx) => {
      // A new enrolment replaces an unfinished one.
      await tx.query(
        `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and friendly_name = $2`,
        [userId, name],
      )
      const [row] = await tx.query<{ id: string }>(
        `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
         values ($1, $2, 'totp', 'unverified', $3, $4, $4) returning id`,
        [userId, name, secret, at],
      )
      await writeAudit(deps, tx, { action: 'factor_in_progress', userId, client })
      return row?.id ?? ''
    })
  } catch (error) {
    if (error instanceof DbError && error.code === '23505') throw new AppError('mfa_factor_name_conflict')
    throw error
  }
}
