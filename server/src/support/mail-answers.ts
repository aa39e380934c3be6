/** Answers that the traveller has not seen are mailed, with a link back; a closed conversation is mailed whole. */
import type { ScheduledJob } from '../jobs/jobs.ts'
import { notify } from '../notifications/notify.ts'
import type { Platform } from '../platform.ts'
import { giveToken } from './guest-access.ts'
import { emailOf, readConversation } from './read-conversation.ts'
import { isoOf, ms, type SupportDeps } from './support-deps.ts'
import { writeTranscript } from './transcript.ts'

type Deps = Pick<Platform, 'db' | 'mailer' | 'settings' | 'now' | 'log'>

/** Somebody who looks at the page has seen an answer by then. */
const UNSEEN_SECONDS = 60
const TAKEN_SECONDS = 120
const A_BATCH = 50

/**
 * `mailed_until` is written when the mail is on its way: a server that dies in between sends it again, because two
 * mails are better than none.
 */
const TAKE = `with unseen as (
    select c.id, max(m.sent_at) as last from public.support_conversations c
      join public.support_messages m on m.conversation_id = c.id and m.author = 'staff'
      left join private.support_mailing s on s.conversation_id = c.id
    where m.sent_at > coalesce(greatest(s.visitor_seen_at, s.mailed_until), '-infinity')
      and c.state <> 'closed'
      and (s.mail_taken_at is null or s.mail_taken_at < $1::timestamptz - make_interval(secs => ${TAKEN_SECONDS}))
    group by c.id having max(m.sent_at) <= $1::timestamptz - make_interval(secs => ${UNSEEN_SECONDS})
    limit ${A_BATCH})
  insert into private.support_mailing as s (conversation_id, mail_taken_at) select id, $1::timestamptz from unseen
  on conflict (conversation_id) do update set mail_taken_at = excluded.mail_taken_at
    where s.mail_taken_at is null or s.mail_taken_at < $1::timestamptz - make_interval(secs => ${TAKEN_SECONDS})
  returning conversation_id as id`

export function supportJobs(deps: Deps): readonly ScheduledJob[] {
  return [
    { name: 'mail-support-answers', cron: '* * * * *', run: () => mailAnswers(deps) },
    { name: 'forget-support', cron: '37 3 * * *', run: () => forgetOld(deps) },
  ]
}

async function mailAnswers(deps: Deps): Promise<void> {
  const { db, now, log } = deps
  const taken = await db.query<{ id: string }>(TAKE, [isoOf(now())])
  for (const { id } of taken)
    await mailAnswer(deps, id).catch(async (error: unknown) => {
      log.warn({ error }, 'an answer of support was not mailed; it is tried again')
      await db.query('update private.support_mailing set mail_taken_at = null where conversation_id = $1', [id])
    })
}

type Unseen = { readonly body: string; readonly name: string; readonly id: string; readonly sentMs: number }

async function mailAnswer(deps: Deps, id: string): Promise<void> {
  const { db, mailer } = deps
  const answers = await db.query<Unseen>(
    `select m.id, m.body, m.author_name as name, ${ms('m.sent_at', 'sentMs')} from public.support_messages m
       left join private.support_mailing s on s.conversation_id = m.conversation_id
     where m.conversation_id = $1 and m.author = 'staff'
       and m.sent_at > coalesce(greatest(s.visitor_seen_at, s.mailed_until), '-infinity') order by m.position`,
    [id],
  )
  const last = answers.at(-1)
  if (last) {
    const { to, link, userId } = await reachVisitor(deps, id)
    if (userId !== null) await noticeAnswer(deps, { userId, conversation: id, message: last.id })
    await mailer.send({ kind: 'support-answer', to, link, name: last.name, answers: answers.map(({ body }) => body) })
  }
  await db.query(
    `update private.support_mailing set mail_taken_at = null,
       mailed_until = greatest(mailed_until, $2::timestamptz) where conversation_id = $1`,
    [id, last ? isoOf(last.sentMs) : null],
  )
}

function noticeAnswer(
  { db, mailer, settings }: Deps,
  { userId, conversation, message }: { userId: string; conversation: string; message: string },
): Promise<boolean> {
  return notify(
    { db, mailer, origin: settings.publicUrl },
    {
      userId,
      kind: 'account',
      title: 'Support has answered',
      body: '',
      link: `/chat-with-us?person=1&c=${conversation}`,
      about: `support:${message}`,
      hasOwnMail: true,
    },
  )
}

export async function mailTranscript(deps: Omit<SupportDeps, 'limits'>, id: string): Promise<void> {
  const conversation = await readConversation(deps.db, id)
  const { to, link } = await reachVisitor(deps, id)
  await deps.mailer.send({ kind: 'support-closed', to, link, transcript: writeTranscript(conversation) })
  // The copy holds every answer.
  await deps.db.query(
    `insert into private.support_mailing as s (conversation_id, mailed_until) values ($1, $2)
     on conflict (conversation_id) do update set mailed_until = excluded.mailed_until`,
    [id, isoOf(deps.now())],
  )
}

/** An account signs in; the link of a guest is the key to this conversation. */
async function reachVisitor({ db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>, id: string) {
  const [row] = await db.query<{ userId: string | null; guestEmail: string | null }>(
    'select user_id as "userId", guest_email as "guestEmail" from public.support_conversations where id = $1',
    [id],
  )
  const { userId, guestEmail } = row ?? { userId: null, guestEmail: null }
  const to = await emailOf(db, { userId, guestEmail })
  const page = `${settings.publicUrl}/chat-with-us?person=1`
  const link = userId === null ? `${page}#${await giveToken(db, id, now())}` : `${page}&c=${id}`
  return { to, link, userId }
}

/** Guests have no account that they could delete, so what they wrote ends by itself. */
async function forgetOld({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = isoOf(now())
  await db.query('delete from private.support_codes where expires_at < $1::timestamptz', [at])
  await db.query('delete from private.support_tokens where expires_at < $1::timestamptz', [at])
  for (const old of [
    `support_files where message_id is null and created_at < $1::timestamptz - interval '1 day'`,
    `support_conversations c where c.created_at < $1::timestamptz - interval '1 day'
       and not exists (select from public.support_messages m where m.conversation_id = c.id)`,
    `support_conversations where guest_email is not null and updated_at < $1::timestamptz - interval '365 days'`,
  ])
    await db.query(`delete from public.${old}`, [at])
}
