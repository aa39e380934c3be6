import type { Db } from '../database/db.ts'
import type { Mailer } from '../mail/mailer.ts'

export type Notice = {
  readonly userId: string
  readonly kind: 'trip' | 'safety' | 'plan' | 'account' | 'news'
  readonly title: string
  readonly body: string
  /** A path of this site. */
  readonly link: string | null
  /** Deduplication key: a second notification with the same key is not sent. Null: always send. */
  readonly about: string | null
  /** Another mail about the same event is sent separately. */
  readonly hasOwnMail?: boolean
}

type Ports = { readonly db: Db; readonly mailer: Mailer; readonly origin: string }

const MAIL_WISH = `select email from auth.users
  where id = $1 and private.wants_mail(id, $2::public.notification_kind)`

/**
 * Notifies one traveller on the channels chosen for this kind: in the app (which realtime carries to every open
 * page) and by mail. False when this kind is switched off or was already sent; then no mail goes out either.
 */
export async function notify({ db, mailer, origin }: Ports, notice: Notice): Promise<boolean> {
  const { userId, kind, title, body, link, about } = notice
  const [stored] = await db.query<{ id: string | null }>(
    'select private.notify($1, $2::public.notification_kind, $3, $4, $5, $6) as id',
    [userId, kind, title, body, link, about],
  )
  if (!stored?.id) return false
  if (notice.hasOwnMail) return true
  const [wish] = await db.query<{ email: string | null }>(MAIL_WISH, [userId, kind])
  if (wish?.email)
    await mailer.send({
      kind: 'notification',
      to: wish.email,
      title,
      body,
      link: `${origin}${link ?? '/notifications'}`,
    })
  return true
}
