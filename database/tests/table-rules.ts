/**
 * The access rules of each table, per persona. Each table of the public schema has an entry; a new table without one
 * fails the suite. Rows are those of `themselves`; "insert" and "update" are the smallest change that the table allows.
 */
import { BLOG_RULES } from './blog-rules.ts'
import { CHECK_IN_RULES } from './check-in-rules.ts'
import { CONVERSATION_RULES } from './conversation-rules.ts'
import { FEED_RULES } from './feed-rules.ts'
import { MAIL_RULES } from './mail-rules.ts'
import { OFFICE_RULES } from './office-rules.ts'
import { PARTY_RULES } from './party-rules.ts'
import { PAYMENT_RULES } from './payment-rules.ts'
import { ID, STAFF, type Persona } from './personas.ts'
import { SPENDING_RULES } from './spending-rules.ts'
import { SUPPORT_RULES } from './support-rules.ts'
import { TRIP_RULES } from './trip-rules.ts'
import { VAULT_RULES } from './vault-rules.ts'

export const VERBS = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof VERBS)[number]

export type TableRule = {
  /** Creates the row under test, as the database's owner. */
  readonly row?: string
  readonly statements: Readonly<Record<Verb, string>>
  readonly allowed: Readonly<Record<Verb, readonly Persona[]>>
}

const me = `'${ID.themselves}'`

export const TABLE_RULES: Readonly<Record<string, TableRule>> = {
  profiles: {
    statements: {
      select: `select * from profiles where id = ${me}`,
      insert: `insert into profiles (id, full_name) values (gen_random_uuid(), 'x')`,
      update: `update profiles set full_name = 'x' where id = ${me}`,
      delete: `delete from profiles where id = ${me}`,
    },
    // The server's insert fails on the missing account, not on a right.
    allowed: {
      select: ['themselves', 'owner', 'admin', 'support', 'service_role'],
      insert: [],
      update: ['themselves', 'service_role'],
      delete: ['service_role'],
    },
  },
  user_roles: {
    row: `insert into user_roles (user_id, role) values (${me}, 'user')`,
    statements: {
      select: `select * from user_roles where user_id = ${me}`,
      insert: `insert into user_roles (user_id, role) values (${me}, 'analyst')`,
      update: `update user_roles set role = 'analyst' where user_id = ${me}`,
      delete: `delete from user_roles where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'owner', 'admin', 'service_role'],
      insert: ['owner', 'admin', 'service_role'],
      update: [],
      delete: ['owner', 'admin', 'service_role'],
    },
  },
  audit_log: {
    row: `insert into audit_log (actor_id, action, subject_type, subject_id) values (${me}, 'test', 'test', 'mine')`,
    statements: {
      select: `select * from audit_log where subject_id = 'mine'`,
      insert: `insert into audit_log (action, subject_type, subject_id) values ('forged', 'test', 'x')`,
      update: `update audit_log set action = 'x' where subject_id = 'mine'`,
      delete: `delete from audit_log where subject_id = 'mine'`,
    },
    allowed: { select: ['owner', 'admin', 'service_role'], insert: ['service_role'], update: [], delete: [] },
  },
  idempotency_keys: {
    row: `insert into idempotency_keys (user_id, key, request_hash) values (${me}, 'k', 'h')`,
    statements: {
      select: `select * from idempotency_keys where user_id = ${me}`,
      insert: `insert into idempotency_keys (user_id, key, request_hash) values (${me}, 'new', 'h')`,
      update: `update idempotency_keys set response_status = 200 where user_id = ${me}`,
      delete: `delete from idempotency_keys where user_id = ${me}`,
    },
    allowed: serverOnly(),
  },
  exchange_rates: {
    row: `insert into exchange_rates (day, per_dollar, fetched_at) values ('2026-11-15', '{}', now())`,
    statements: {
      select: `select * from exchange_rates where day = '2026-11-15'`,
      insert: `insert into exchange_rates (day, per_dollar, fetched_at) values ('2026-11-16', '{}', now())`,
      update: `update exchange_rates set fetched_at = now() where day = '2026-11-15'`,
      delete: `delete from exchange_rates where day = '2026-11-15'`,
    },
    allowed: serverOnly(),
  },
  live_places: {
    row: `insert into live_places (city_id, places, fetched_at) values (1, '[]', now())`,
    statements: {
      select: `select * from live_places where city_id = 1`,
      insert: `insert into live_places (city_id, places, fetched_at) values (2, '[]', now())`,
      update: `update live_places set fetched_at = now() where city_id = 1`,
      delete: `delete from live_places where city_id = 1`,
    },
    allowed: serverOnly(),
  },
  user_usage: {
    row: `insert into user_usage (user_id, usage_type, used) values (${me}, 'search_requests', 3)`,
    statements: {
      select: `select * from user_usage where user_id = ${me}`,
      insert: `insert into user_usage (user_id, usage_type, used) values (${me}, 'ai_requests', 0)`,
      update: `update user_usage set used = 0 where user_id = ${me}`,
      delete: `delete from user_usage where user_id = ${me}`,
    },
    allowed: { ...serverOnly(), select: ['themselves', 'owner', 'admin', 'support', 'service_role'] },
  },
  device_usage: {
    row: `insert into device_usage (fingerprint_hash, usage_type, used) values ('1a2b3c4d', 'search_requests', 3)`,
    statements: {
      select: `select * from device_usage where fingerprint_hash = '1a2b3c4d'`,
      insert: `insert into device_usage (fingerprint_hash, usage_type) values ('1a2b3c4d', 'ai_requests')`,
      update: `update device_usage set used = 0 where fingerprint_hash = '1a2b3c4d'`,
      delete: `delete from device_usage where fingerprint_hash = '1a2b3c4d'`,
    },
    allowed: serverOnly(),
  },
  notifications: {
    row: `insert into notifications (user_id, kind, title) values (${me}, 'trip', 'Gate B24')`,
    statements: {
      select: `select * from notifications where user_id = ${me}`,
      insert: `insert into notifications (user_id, kind, title) values (${me}, 'news', 'forged')`,
      update: `update notifications set read_at = now() where user_id = ${me}`,
      delete: `delete from notifications where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['service_role'],
      update: ['themselves', 'service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
  notification_preferences: {
    row: `insert into notification_preferences (user_id, kind) values (${me}, 'trip')`,
    statements: {
      select: `select * from notification_preferences where user_id = ${me}`,
      insert: `insert into notification_preferences (user_id, kind) values (${me}, 'news')`,
      update: `update notification_preferences set by_mail = true where user_id = ${me}`,
      delete: `delete from notification_preferences where user_id = ${me}`,
    },
    allowed: ownersAndServer(),
  },
  saved_items: {
    row: `insert into saved_items (user_id, item_type, item_id, title) values (${me}, 'place', 'city-1', 'Lisbon')`,
    statements: {
      select: `select * from saved_items where user_id = ${me}`,
      insert: `insert into saved_items (user_id, item_type, item_id, title) values (${me}, 'place', 'city-2', 'Porto')`,
      update: `update saved_items set note = 'x' where user_id = ${me}`,
      delete: `delete from saved_items where user_id = ${me}`,
    },
    // Not even staff: saved items are private.
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['themselves', 'service_role'],
      update: ['themselves', 'service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
  device_fingerprints: {
    row: deviceRow('1a2b3c4d'),
    statements: {
      select: `select * from device_fingerprints`,
      insert: deviceRow('1a2b3c4e'),
      update: `update device_fingerprints set seen_at = now()`,
      delete: `delete from device_fingerprints`,
    },
    allowed: serverOnly(),
  },
  flight_claims: {
    row: `insert into flight_claims (user_id, title, path, law) values (${me}, 'LIS to JFK', '/flight-compensation', 'EU261')`,
    statements: {
      select: `select * from flight_claims where user_id = ${me}`,
      insert: `insert into flight_claims (user_id, title, path, law) values (${me}, 'x', '/flight-compensation', 'APPR')`,
      update: `update flight_claims set state = 'sent' where user_id = ${me}`,
      delete: `delete from flight_claims where user_id = ${me}`,
    },
    // Not even staff: what somebody asks of an airline is private.
    allowed: ownersAndServer(),
  },
  ...BLOG_RULES,
  ...CONVERSATION_RULES,
  ...FEED_RULES,
  ...OFFICE_RULES,
  ...PAYMENT_RULES,
  ...TRIP_RULES,
  ...VAULT_RULES,
  ...PARTY_RULES,
  ...CHECK_IN_RULES,
  ...SPENDING_RULES,
  ...SUPPORT_RULES,
  ...MAIL_RULES,
}

/** The functions of the public schema, and the personas that may call them. */
export const FUNCTION_RULES: Readonly<Record<string, readonly Persona[]>> = {
  'has_role(uuid,app_role)': ['stranger', 'themselves', ...STAFF, 'service_role'],
  // Which account may be queried is tested in usage.test.ts.
  'get_user_usage(uuid,usage_type)': ['stranger', 'themselves', ...STAFF, 'service_role'],
  'increment_user_usage(uuid,usage_type,integer)': ['stranger', 'themselves', ...STAFF, 'service_role'],
  // It reads with the caller's rights: conversations.test.ts.
  'search_conversations(text[])': ['stranger', 'themselves', ...STAFF, 'service_role'],
  // About the caller only: reviews.test.ts.
  'may_review()': ['stranger', 'themselves', ...STAFF, 'service_role'],
  'get_device_usage(text,usage_type)': ['service_role'],
  'increment_device_usage(text,usage_type,text,integer)': ['service_role'],
  'consume_usage(uuid,usage_type,integer,integer)': ['service_role'],
  'give_back_usage(uuid,usage_type,integer)': ['service_role'],
  'consume_device_usage(text,usage_type,integer,text,integer)': ['service_role'],
  'give_back_device_usage(text,usage_type,integer)': ['service_role'],
  'move_device_usage(text,uuid)': ['service_role'],
}

function serverOnly(): Readonly<Record<Verb, readonly Persona[]>> {
  return { select: ['service_role'], insert: ['service_role'], update: ['service_role'], delete: ['service_role'] }
}

function ownersAndServer(): Readonly<Record<Verb, readonly Persona[]>> {
  const both: readonly Persona[] = ['themselves', 'service_role']
  return { select: both, insert: both, update: both, delete: both }
}

function deviceRow(hash: string): string {
  const names = ['user_agent', 'screen_resolution', 'timezone', 'language', 'platform', 'webgl_vendor']
  const texts = [...names, 'webgl_renderer', 'canvas_fingerprint', 'audio_fingerprint']
  const switches = ['cookie_enabled', 'local_storage_enabled', 'session_storage_enabled', 'indexed_db_enabled']
  return `insert into device_fingerprints (fingerprint_hash, ${[...texts, ...switches].join(', ')})
    values ('${hash}', ${[...texts.map(() => `''`), ...switches.map(() => 'true')].join(', ')})`
}
