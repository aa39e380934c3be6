/** The access rules of trials and payments. */
import { ID, type Persona } from './personas.ts'

const me = `'${ID.themselves}'`
const SERVER: readonly Persona[] = ['service_role']
const SERVER_ONLY = { select: SERVER, insert: SERVER, update: SERVER, delete: SERVER }
const SEEN: readonly Persona[] = ['themselves', 'owner', 'admin', 'support', 'service_role']
const HASH = 'a'.repeat(64)
const OTHER_HASH = 'b'.repeat(64)

const customer = (id: string): string =>
  `insert into customers (provider, customer_id, user_id) values ('sandbox', '${id}', ${me})`
const subscription = (id: string): string => `insert into subscriptions
  (id, user_id, provider, customer_id, plan, billing, status, started_at, period_end, amount_minor_units, currency)
  values ('${id}', ${me}, 'sandbox', 'cus_1', 'jetsetter', 'monthly', 'active', now(), now(), 1999, 'USD')`
const device = (endpoint: string): string => `insert into push_devices (endpoint, user_id, p256dh, auth)
  values ('${endpoint}', ${me}, '${'A'.repeat(87)}', '${'A'.repeat(22)}')`

export const PAYMENT_RULES = {
  customers: {
    row: customer('cus_1'),
    statements: {
      select: `select * from customers where user_id = ${me}`,
      insert: customer('cus_2'),
      update: `update customers set synced_at = now() where user_id = ${me}`,
      delete: `delete from customers where user_id = ${me}`,
    },
    allowed: SERVER_ONLY,
  },
  subscriptions: {
    row: subscription('sub_1'),
    statements: {
      select: `select plan, status, period_end from subscriptions where user_id = ${me}`,
      insert: subscription('sub_2'),
      update: `update subscriptions set status = 'active' where user_id = ${me}`,
      delete: `delete from subscriptions where user_id = ${me}`,
    },
    allowed: { ...SERVER_ONLY, select: SEEN },
  },
  payment_events: {
    row: `insert into payment_events (provider, event_id, event_type) values ('sandbox', 'evt_1', 'x')`,
    statements: {
      select: 'select * from payment_events',
      insert: `insert into payment_events (provider, event_id, event_type) values ('sandbox', 'evt_2', 'x')`,
      update: `update payment_events set event_type = 'y'`,
      delete: 'delete from payment_events',
    },
    allowed: SERVER_ONLY,
  },
  discounts: {
    row: `insert into discounts (token_hash, mailbox_hash) values ('${HASH}', '${HASH}')`,
    statements: {
      select: 'select * from discounts',
      insert: `insert into discounts (token_hash, mailbox_hash) values ('${OTHER_HASH}', '${HASH}')`,
      update: 'update discounts set percent_off = 100',
      delete: 'delete from discounts',
    },
    allowed: SERVER_ONLY,
  },
  orphaned_customers: {
    row: `insert into orphaned_customers (provider, customer_id) values ('sandbox', 'cus_9')`,
    statements: {
      select: 'select * from orphaned_customers',
      insert: `insert into orphaned_customers (provider, customer_id) values ('sandbox', 'cus_8')`,
      update: 'update orphaned_customers set orphaned_at = now()',
      delete: 'delete from orphaned_customers',
    },
    allowed: SERVER_ONLY,
  },
  sandbox_objects: {
    row: `insert into sandbox_objects (id, kind, data) values ('cus_1', 'customer', '{}')`,
    statements: {
      select: 'select * from sandbox_objects',
      insert: `insert into sandbox_objects (id, kind, data) values ('cus_2', 'customer', '{}')`,
      update: `update sandbox_objects set data = '{"status":"active"}'`,
      delete: 'delete from sandbox_objects',
    },
    allowed: SERVER_ONLY,
  },
  squad_seats: {
    row: `insert into squad_seats (owner_id, email, member_id, joined_at) values ('${ID.stranger}', 'me@example.com', ${me}, now())`,
    statements: {
      select: `select id, email, invited_at, joined_at from squad_seats where email = 'me@example.com'`,
      insert: `insert into squad_seats (owner_id, email) values (${me}, 'x@example.com')`,
      update: `update squad_seats set email = 'x@example.com' where member_id = ${me}`,
      delete: `delete from squad_seats where member_id = ${me}`,
    },
    // The stranger pays for this seat.
    allowed: { ...SERVER_ONLY, select: ['themselves', 'stranger', 'service_role'] },
  },
  push_devices: {
    row: device('https://push.example/1'),
    statements: {
      select: `select * from push_devices where user_id = ${me}`,
      insert: device('https://push.example/2'),
      update: `update push_devices set endpoint = 'https://push.example/3' where user_id = ${me}`,
      delete: `delete from push_devices where user_id = ${me}`,
    },
    allowed: SERVER_ONLY,
  },
  // The row is created with the account.
  trials: {
    statements: {
      select: `select * from trials where user_id = ${me}`,
      insert: `insert into trials (user_id, started_at, ends_at) values (${me}, now(), now() + interval '9 years')
        on conflict do nothing returning 1`,
      update: `update trials set ends_at = now() + interval '9 years' where user_id = ${me}`,
      delete: `delete from trials where user_id = ${me}`,
    },
    // The server's own insert conflicts with the existing row.
    allowed: { ...SERVER_ONLY, select: SEEN, insert: [] },
  },
  used_trials: {
    row: `insert into used_trials (kind, hash) values ('device', '${HASH}')`,
    statements: {
      select: 'select * from used_trials',
      insert: `insert into used_trials (kind, hash) values ('device', '${OTHER_HASH}')`,
      update: 'update used_trials set used_at = now()',
      delete: 'delete from used_trials',
    },
    allowed: SERVER_ONLY,
  },
  trial_mails: {
    row: `insert into trial_mails (user_id, mail) values (${me}, 'day-0')`,
    statements: {
      select: 'select * from trial_mails',
      insert: `insert into trial_mails (user_id, mail) values (${me}, 'day-3')`,
      update: `update trial_mails set sent_at = now() where user_id = ${me}`,
      delete: `delete from trial_mails where user_id = ${me}`,
    },
    allowed: SERVER_ONLY,
  },
} as const
