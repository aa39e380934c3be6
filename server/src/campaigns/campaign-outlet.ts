import type { Queryable } from '../database/db.ts'
import type { CampaignMail } from '../mail/mailer.ts'

/**
 * How a campaign leaves this server. The mailbox of a machine without a mail server is a table, so mail and mark are
 * one transaction. A mail server is told first and the mark comes after it: a server that dies in between sends that
 * mail once more, with the same Message-ID.
 */
export type CampaignOutlet =
  | { readonly delivery: 'exactly-once'; store(tx: Queryable, mails: readonly CampaignMail[]): Promise<void> }
  | {
      readonly delivery: 'at-least-once'
      /** Throws when the mail server refuses it; `responseCode` is its answer. */
      deliver(mail: CampaignMail): Promise<void>
    }

export const MAILBOX_OUTLET: Extract<CampaignOutlet, { delivery: 'exactly-once' }> = {
  delivery: 'exactly-once',
  async store(tx, mails) {
    await tx.query('insert into server.mailbox (message) select * from jsonb_array_elements($1::jsonb)', [
      JSON.stringify(mails),
    ])
  },
}
