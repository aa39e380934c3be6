import type { Db } from '../database/db.ts'
import type { Mailer, MailMessage } from './mailer.ts'

export type MailboxEntry = { readonly id: number; readonly sentAt: string; readonly message: MailMessage }

export type Mailbox = Mailer & {
  /** The newest first. */
  list(): Promise<readonly MailboxEntry[]>
  find(id: number): Promise<MailboxEntry | null>
}

const KEPT = 200
const COLUMNS = 'id, created_at as "sentAt", message'

/** Mails of campaigns are not counted: each has to be there as long as somebody may look for it. */
const PRUNE = `delete from server.mailbox where message ->> 'kind' <> 'campaign' and id < (
  select id from server.mailbox where message ->> 'kind' <> 'campaign' order by id desc offset $1 - 1 limit 1)`

/** Stores mail in the database instead of sending it, for machines without a mail server. */
export function createMailbox(db: Db): Mailbox {
  return {
    async send(message) {
      await db.query('insert into server.mailbox (message) values ($1)', [message])
      await db.query(PRUNE, [KEPT])
    },
    list: () => db.query<MailboxEntry>(`select ${COLUMNS} from server.mailbox order by id desc limit $1`, [KEPT]),
    async find(id) {
      return (await db.query<MailboxEntry>(`select ${COLUMNS} from server.mailbox where id = $1`, [id]))[0] ?? null
    },
  }
}
