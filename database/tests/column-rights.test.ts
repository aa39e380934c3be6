/** The columns that a traveller may read and set: row level security covers rows, not columns. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { freshPostgresDatabase } from '../../server/test/test-database.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(await freshPostgresDatabase())
  await client.connect()
})
afterAll(() => client.end())

type Columns = Readonly<Record<string, string>>

/** By table, the columns on which the role has the right, or lacks it. */
async function columns(role: string, right: string, has: boolean): Promise<Columns> {
  const { rows } = await client.query<{ table: string; columns: string }>(
    `select c.relname as table, string_agg(a.attname, ' ' order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
       and has_any_column_privilege($1, c.oid, $2) and has_column_privilege($1, c.oid, a.attnum, $2) = $3
     group by 1`,
    [role, right, has],
  )
  return Object.fromEntries(rows.map(({ table, columns: names }) => [table, names]))
}

it('no traveller can read ids of the payment provider, the accounts behind seats and the tokens of links', async () => {
  expect(await columns('authenticated', 'select', false)).toEqual({
    check_ins: 'alarm_taken_at all_clear_at link_hash',
    safety_contacts: 'token_hash',
    squad_seats: 'member_id owner_id',
    subscriptions: 'customer_id id provider',
    support_answers: 'updated_by',
    support_conversations: 'assigned_to',
    support_messages: 'author_id',
    support_notes: 'author_id',
    trip_shares: 'token_hash',
  })
})

/** Row level security holds travellers back: blog-rules.ts. */
const WRITTEN_BY_EDITORS = {
  blog_categories: 'id position title',
  blog_posts:
    'category_id changed_at document id place place_ids published_at reading_minutes search_text ' +
    'seo_description seo_title slug sources summary title writer_slug',
  blog_redirects: 'created_at draft_id from_slug',
  blog_writers: 'about beat is_house name place position slug',
}
const DRAFT = 'content created_at created_by id origin revision scheduled_for slug state updated_at updated_by'

it('only these columns of existing rows may be changed', async () => {
  expect(await columns('authenticated', 'update', true)).toEqual({
    ...WRITTEN_BY_EDITORS,
    blog_drafts: DRAFT,
    check_ins: 'checked_in_at',
    conversations: 'title',
    expenses: 'amount_minor currency note paid_by part rate rate_on shares spent_on title',
    flight_claims: 'note remind_on state',
    mail_automations: 'body button_label heading is_on subject',
    mail_campaigns: 'name per_minute segment send_at state subject subject_b template_id',
    mail_templates: 'body button_label button_path heading name subject',
    notification_preferences: 'by_mail in_app kind user_id',
    notifications: 'read_at',
    profiles: 'avatar_url currency diet favourite_phrases full_name home_airport languages mobility passports units',
    reviews: 'body rating shown_name',
    redirects: 'status to_path',
    saved_items: 'collection note',
    site_findings: 'state',
    travellers: 'name passports stays visas',
    trip_budgets: 'ends_on people planned starts_on title',
    trip_checklists: 'ticked trip_id user_id',
    vault_files: 'details expires_on',
    vaults: 'passphrase_iterations passphrase_key passphrase_salt recovery_key recovery_salt',
  })
})

it('only these columns of new rows may be set', async () => {
  expect(await columns('authenticated', 'insert', true)).toEqual({
    ...WRITTEN_BY_EDITORS,
    blog_drafts: DRAFT,
    blog_images: 'alt created_at height path uploaded_by width',
    blog_versions: 'content draft_id reason',
    conversation_turns: 'answer asked_at conversation_id id question user_id',
    conversations: 'created_at id title user_id',
    expense_receipts: 'expense_id id user_id',
    expenses: 'amount_minor budget_id currency id note paid_by part rate rate_on shares spent_on title user_id',
    flight_claims: 'amount_minor currency flight_date id law note path remind_on state title user_id',
    mail_campaigns: 'name per_minute segment send_at subject subject_b template_id',
    mail_templates: 'body button_label button_path heading name subject',
    notification_preferences: 'by_mail in_app kind user_id',
    reviews: 'body rating shown_name user_id',
    redirects: 'from_path status to_path',
    saved_items: 'collection description image_url item_data item_id item_type note title user_id',
    site_checks: 'asked_at',
    travellers: 'id name passports stays user_id visas',
    trip_budgets: 'currency ends_on id people planned starts_on title user_id',
    trip_checklists: 'ticked trip_id user_id',
    trip_versions: 'id made_by parents trip trip_id user_id',
    user_roles: 'role user_id',
    vault_files: 'details expires_on id user_id wrapped_key',
    vaults: 'format passphrase_iterations passphrase_key passphrase_salt recovery_key recovery_salt user_id',
  })
})

it('a visitor without an account may read what is published, and nothing else', async () => {
  expect(Object.keys(await columns('anon', 'select', true))).toEqual([
    'blog_categories',
    'blog_places',
    'blog_posts',
    'blog_redirects',
    'blog_writers',
  ])
})

it.each(['insert', 'update'])('a visitor without an account has no right to %s', async (right) => {
  expect(await columns('anon', right, true)).toEqual({})
})
