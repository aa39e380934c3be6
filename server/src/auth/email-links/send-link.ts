import type { MailMessage } from '../../mail/mailer.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { Secret } from '../store/one-time-tokens.ts'
import { redirectTarget } from './redirect-targets.ts'

/** The `type` a link or code is verified with. */
export type VerificationType = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change'

const KINDS = {
  signup: 'confirm-sign-up',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magic-link',
  email_change: 'confirm-email-change',
} as const satisfies Record<VerificationType, MailMessage['kind']>

type Link = {
  readonly to: string
  readonly type: VerificationType
  readonly secret: Secret
  readonly redirectTo: string | null
}

export async function sendLink(deps: AuthDeps, link: Link): Promise<void> {
  const { to, type, secret } = link
  await deps.mailer.send({ kind: KINDS[type], to, link: linkOf(deps, link), code: secret.code })
}

export function linkOf(
  { settings }: Pick<AuthDeps, 'settings'>,
  { type, secret, redirectTo }: Omit<Link, 'to'>,
): string {
  const query = new URLSearchParams({ token: secret.token, type, redirect_to: redirectTarget(settings, redirectTo) })
  return `${settings.publicUrl}/auth/v1/verify?${query.toString()}`
}
