import type { CampaignDraft, StaffMailRequest } from '@app/contracts/mail/staff-mail'

import { DbError } from '../../database/db-error.ts'
import type { Transaction } from '../../database/db.ts'
import type { Row, SqlValue } from '../../database/sql-values.ts'
import { AppError } from '../../errors/app-error.ts'

type Change = Exclude<StaffMailRequest, { action: 'overview' }>

/** Runs as the caller: row level security, triggers and the audit log see who it is. */
export async function changeMail(tx: Transaction, change: Change): Promise<void> {
  const [sql, values] = statementOf(change)
  const rows = await tx.query<Row>(sql, values).catch((error: unknown) => {
    throw explain(error)
  })
  if (rows.length === 0) throw new AppError('mail_unknown')
}

type Statement = readonly [sql: string, values: readonly SqlValue[]]

function statementOf(change: Change): Statement {
  switch (change.action) {
    case 'save-template':
      return saveTemplate(change)
    case 'delete-template':
      return ['delete from public.mail_templates where id = $1 returning id', [change.id]]
    case 'save-campaign':
      return saveCampaign(change.id, change.draft)
    case 'delete-campaign':
      return [`delete from public.mail_campaigns where id = $1 and state = 'draft' returning id`, [change.id]]
    case 'schedule':
      return [
        `update public.mail_campaigns set state = 'scheduled', send_at = coalesce($2::timestamptz, now())
         where id = $1 and state = 'draft' returning id`,
        [change.id, change.at],
      ]
    case 'move':
      return ['update public.mail_campaigns set state = $2 where id = $1 returning id', [change.id, change.to]]
    case 'save-trial-mail':
      return saveTrialMail(change)
    case 'suppress':
      return [`select private.suppress_mail($1, 'staff')`, [change.email]]
    case 'lift':
      return ['delete from public.mail_suppressions where mailbox_hash = $1 returning shown', [change.hash]]
    case 'erase':
      return ['delete from public.subscribers where id = $1 returning id', [change.id]]
  }
}

function saveTemplate({ id, name, text }: Extract<Change, { action: 'save-template' }>): Statement {
  const values = [name, text.subject, text.heading, text.body, text.buttonLabel, text.buttonPath]
  if (id === null)
    return [
      `insert into public.mail_templates (name, subject, heading, body, button_label, button_path)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      values,
    ]
  return [
    `update public.mail_templates set name = $1, subject = $2, heading = $3, body = $4, button_label = $5, button_path = $6
     where id = $7 returning id`,
    [...values, id],
  ]
}

function saveCampaign(id: string | null, draft: CampaignDraft): Statement {
  const { name, templateId, subject, subjectB, segment, perMinute } = draft
  const values = [name, templateId, subject, subjectB, segment, perMinute]
  if (id === null)
    return [
      `insert into public.mail_campaigns (name, template_id, subject, subject_b, segment, per_minute)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      values,
    ]
  return [
    `update public.mail_campaigns set name = $1, template_id = $2, subject = $3, subject_b = $4, segment = $5, per_minute = $6
     where id = $7 and state = 'draft' returning id`,
    [...values, id],
  ]
}

function saveTrialMail({ mail, isOn, text }: Extract<Change, { action: 'save-trial-mail' }>): Statement {
  const own = text ?? { subject: null, heading: null, body: null, buttonLabel: null }
  return [
    `update public.mail_automations set is_on = $2, subject = $3, heading = $4, body = $5, button_label = $6
     where mail = $1 returning mail`,
    [mail, isOn, own.subject, own.heading, own.body, own.buttonLabel],
  ]
}

/** Our own triggers say it in words; a constraint does not. */
function explain(error: unknown): unknown {
  if (!(error instanceof DbError)) return error
  if (error.code === '42501') return new AppError('not_allowed')
  if (error.code === '23505') return new AppError('mail_not_saved', { message: 'This name is taken. Choose another.' })
  if (error.code !== '23514') return error
  return new AppError('mail_not_saved', error.constraint === null ? { message: sentence(error.message) } : {})
}

function sentence(message: string): string {
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`
}
