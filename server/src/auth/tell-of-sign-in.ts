import type { AuthDeps, Tx } from './auth-deps.ts'
import type { UserRow } from './store/users.ts'

type Told = { readonly title: string; readonly body: string; readonly link: string | null }

/**
 * The database decides whether a session is news, and writes it down for the app (notify_of_sign_in); this writes the
 * mail to it. Not waited for: neither a slow post nor a broken one keeps anybody from signing in.
 */
export async function tellOfSignIn(
  { mailer, settings, log }: Pick<AuthDeps, 'mailer' | 'settings' | 'log'>,
  tx: Tx,
  { id, email, email_confirmed_at: confirmedAt }: UserRow,
  sessionId: string,
): Promise<void> {
  if (!email || !confirmedAt) return
  const [told] = await tx.query<Told>(
    'select title, body, link from public.notifications where user_id = $1 and about = $2',
    [id, `session:${sessionId}`],
  )
  if (!told) return
  const link = `${settings.publicUrl}${told.link ?? '/notifications'}`
  mailer
    .send({ kind: 'notification', to: email, title: told.title, body: told.body, link })
    .catch((error: unknown) => log.warn({ error }, 'the mail about a new sign-in was not sent'))
}
