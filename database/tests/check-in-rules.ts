/** The access rules of contacts and timers: the server makes them, the owner reads, checks in and deletes. */
import { ID } from './personas.ts'

const me = `'${ID.themselves}'`
const RUI = `'00000000-0000-4000-8000-0000000000d1'`
const OWN_AND_SERVER = ['themselves', 'service_role'] as const
const SERVER = ['service_role'] as const

export const CHECK_IN_RULES = {
  safety_contacts: {
    row: `insert into safety_contacts (id, user_id, name, email, token_hash)
      values (${RUI}, ${me}, 'Rui', 'rui@example.com', repeat('a', 64))`,
    statements: {
      select: `select id, state from safety_contacts where user_id = ${me}`,
      insert: `insert into safety_contacts (user_id, name, email, token_hash)
        values (${me}, 'Eve', 'eve@example.com', repeat('b', 64))`,
      update: `update safety_contacts set state = 'accepted' where user_id = ${me}`,
      delete: `delete from safety_contacts where user_id = ${me}`,
    },
    allowed: { select: OWN_AND_SERVER, insert: SERVER, update: SERVER, delete: OWN_AND_SERVER },
  },
  check_ins: {
    row: `insert into check_ins (user_id, contact_id, due_at) values (${me}, ${RUI}, now() + interval '1 hour')`,
    statements: {
      select: `select id, due_at from check_ins where user_id = ${me}`,
      insert: `insert into check_ins (user_id, contact_id, due_at, checked_in_at) values (${me}, ${RUI}, now(), now())`,
      update: `update check_ins set checked_in_at = now() where user_id = ${me}`,
      delete: `delete from check_ins where user_id = ${me}`,
    },
    allowed: { select: OWN_AND_SERVER, insert: SERVER, update: OWN_AND_SERVER, delete: OWN_AND_SERVER },
  },
} as const
