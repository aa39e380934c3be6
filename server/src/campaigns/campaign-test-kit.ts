import type { Db } from '../database/db.ts'

/** Confirmed subscribers reader-1@…, reader-2@… */
export async function addReaders(db: Db, count: number, domain = 'readers.example'): Promise<void> {
  await db.query(
    `insert into public.subscribers (email, state, source, confirmed_at)
     select 'reader-' || n || '@' || $2::text, 'confirmed', 'popup', '2026-10-01T00:00:00Z'
     from generate_series(1, $1::int) as n`,
    [count, domain],
  )
}

type Campaign = {
  readonly perMinute?: number
  readonly subjectB?: string
  readonly segment?: Readonly<Record<string, string>>
}

/** A campaign that is due. */
export async function addCampaign(
  db: Db,
  { perMinute = 60_000, subjectB, segment = {} }: Campaign = {},
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into public.mail_campaigns (name, subject, subject_b, heading, body, button_label, button_path, segment,
       per_minute, state, send_at)
     values ('Notes', 'Notes of {{date}}', $1, 'Hello {{name}}', E'One.\\n\\nTwo.', 'Plans', '/pricing', $2, $3,
       'scheduled', '2026-11-01T00:00:00Z') returning id`,
    [subjectB, segment, perMinute],
  )
  return row?.id ?? ''
}

type Outcome = { readonly mails: number; readonly readers: number; readonly state: string; readonly open: number }

export async function outcomeOf(db: Db, id: string): Promise<Outcome | undefined> {
  const [row] = await db.query<Outcome>(
    `select (select count(*)::int from server.mailbox where message ->> 'kind' = 'campaign') as mails,
       (select count(distinct message ->> 'to')::int from server.mailbox where message ->> 'kind' = 'campaign') as readers,
       (select state from public.mail_campaigns where id = $1) as state,
       (select count(*)::int from public.campaign_recipients where campaign_id = $1 and state <> 'sent') as open`,
    [id],
  )
  return row
}
