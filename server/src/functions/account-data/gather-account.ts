import type { UserRow } from '../../auth/store/users.ts'
import type { Db } from '../../database/db.ts'
import type { Platform } from '../../platform.ts'
import { isFileKey } from '../../storage/files/file-store.ts'
import { findOwnedTables } from './owned-tables.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]
export type AccountFile = { readonly path: string; readonly bytes: Uint8Array }
export type AccountContents = {
  /** Lists by name; each is a table of the account. */
  readonly lists: Readonly<Record<string, Rows>>
  readonly files: readonly AccountFile[]
}

/** The first three allow sending to a device in our name, the next opens a channel; the others are accounts of other people. */
const SECRETS = new Set([
  'push_devices.endpoint',
  'push_devices.p256dh',
  'push_devices.auth',
  'support_conversations.channel',
  'support_conversations.assigned_to',
  'support_messages.author_id',
  'given_plans.given_by',
  'squad_seats.owner_id',
  'squad_seats.member_id',
])
/** Of links that open something without a sign-in, in whichever table. */
const OF_LINK = /^(?:token|link)_hash$/
const ROWS_AT_ONCE = 25
const SIGN_INS = `select id, created_at, updated_at, user_agent, host(ip) as address from auth.sessions
  where user_id = $1 order by created_at`
const SECURITY_LOG = `select created_at, payload ->> 'action' as action, ip_address from auth.audit_log_entries
  where payload ->> 'actor_id' = $1::text order by created_at`
const STAFF_LOG = `select at, action, subject_type, subject_id, details from public.audit_log
  where actor_id = $1 or (subject_type = 'user' and subject_id = $1::text) order by at`
/** Subscriptions belong to a mailbox, with or without an account. */
const SUBSCRIPTION = `select s.email, s.state, s.counts_opens, s.source, s.created_at, s.confirmed_at, s.unsubscribed_at,
    (select jsonb_agg(jsonb_build_object('at', c.at, 'act', c.act, 'place', c.place, 'words', c.words) order by c.at)
      from public.subscriber_consents c where c.subscriber_id = s.id) as consents
  from public.subscribers s where private.mailbox_key(s.email) = private.mailbox_key($1)`
const CAMPAIGN_MAILS = `select c.name, r.sent_at, r.opened_at, r.clicked_at from public.campaign_recipients r
  join public.mail_campaigns c on c.id = r.campaign_id join public.subscribers s on s.id = r.subscriber_id
  where private.mailbox_key(s.email) = private.mailbox_key($1) and r.sent_at is not null order by r.sent_at`
const FILES = `select bucket_id as bucket, name, version, created_at, metadata from storage.objects
  where owner_id = $1::text order by bucket_id, name`

/** All data about one traveller, except secrets that would give access: hashes and tokens. */
export async function gatherAccount(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  user: UserRow,
): Promise<AccountContents> {
  const id = user.id
  const tables: Record<string, Rows> = {}
  for (const { name, condition } of await findOwnedTables(db)) {
    const rows = await readTable(db, `public."${name}" t where ${condition}`, id)
    tables[name] = rows.map((row) => withoutSecrets(name, row))
  }
  const stored = await db.query<{ bucket: string; name: string; version: string | null }>(FILES, [id])
  return {
    lists: {
      account: [accountOf(user)],
      ...tables,
      sign_ins: await db.query(SIGN_INS, [id]),
      security_log: await logOf(db, SECURITY_LOG, id),
      staff_log: await logOf(db, STAFF_LOG, id),
      subscription: await db.query(SUBSCRIPTION, [user.email]),
      campaign_mails: await db.query(CAMPAIGN_MAILS, [user.email]),
      files: stored.map(({ bucket, name }) => ({ bucket, name })),
    },
    files: await readFiles(files, stored),
  }
}

function withoutSecrets(table: string, row: Rows[number]): Rows[number] {
  const isSecret = (column: string): boolean => SECRETS.has(`${table}.${column}`) || OF_LINK.test(column)
  return Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)))
}

/** Reads a few rows at a time: a trip is large, and parsing much JSON blocks other requests. */
async function readTable(db: Db, from: string, id: string): Promise<Rows> {
  const read: Readonly<Record<string, unknown>>[] = []
  for (;;) {
    const page = await db.query<{ row: Rows[number] }>(
      `select to_json(t) as row from ${from} order by t.ctid offset ${read.length} limit ${ROWS_AT_ONCE}`,
      [id],
    )
    read.push(...page.map(({ row }) => row))
    if (page.length < ROWS_AT_ONCE) return read
  }
}

function logOf(db: Db, sql: string, id: string): Promise<Rows> {
  return db.query(sql, [id])
}

function accountOf(user: UserRow): Readonly<Record<string, unknown>> {
  const { id, email, phone, created_at, updated_at, last_sign_in_at, email_confirmed_at } = user
  return {
    id,
    email,
    phone,
    created_at,
    updated_at,
    last_sign_in_at,
    email_confirmed_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    second_factors: user.factors.map(({ friendly_name, factor_type, created_at: since }) => ({
      friendly_name,
      factor_type,
      since,
    })),
  }
}

type Stored = { readonly bucket: string; readonly name: string; readonly version: string | null }

async function readFiles(files: Platform['files'], stored: readonly Stored[]): Promise<readonly AccountFile[]> {
  const read: AccountFile[] = []
  for (const { bucket, name, version } of stored) {
    const stream = isFileKey(version) ? await files.get(version) : null
    // A row without its file is listed without it.
    if (stream)
      read.push({ path: `files/${bucket}/${name}`, bytes: new Uint8Array(await new Response(stream).arrayBuffer()) })
  }
  return read
}
