/**
 * Who may do what to whose rows. Each table of the public schema has an entry; a new table without one fails the suite.
 * Rows are those of `themselves`; "insert" and "update" are the mildest change that the table knows.
 */
import { ID, STAFF, type Persona } from './personas.ts'

export const VERBS = ['select', 'insert', 'update', 'delete'] as const
export type Verb = (typeof VERBS)[number]

export type TableRule = {
  /** Makes the row that is tried, as the database's owner. */
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
}

/** Functions of the public schema and who may call them. */
export const FUNCTION_RULES: Readonly<Record<string, readonly Persona[]>> = {
  'has_role(uuid,app_role)': ['stranger', 'themselves', ...STAFF, 'service_role'],
}

function serverOnly(): Readonly<Record<Verb, readonly Persona[]>> {
  return { select: ['service_role'], insert: ['service_role'], update: ['service_role'], delete: ['service_role'] }
}
