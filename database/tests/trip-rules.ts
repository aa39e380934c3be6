/** The access rules of trips. */
import { ID } from './personas.ts'

const me = `'${ID.themselves}'`
const TRIP = `'00000000-0000-4000-8000-0000000000a1'`
const VERSION = `'00000000-0000-4000-8000-0000000000b1'`
const value = `'{"id":"00000000-0000-4000-8000-0000000000a1","title":"South","days":[{}]}'`
const newVersion = (id: string) =>
  `insert into trip_versions (id, trip_id, user_id, trip) values (${id}, ${TRIP}, ${me}, ${value})`

/** The row of `trips` is created by its first version, which the other two tables are tested with. */
export const TRIP_RULES = {
  trips: {
    row: newVersion(VERSION),
    statements: {
      select: `select * from trips where user_id = ${me}`,
      insert: `insert into trips (id, user_id, title, day_count) values (gen_random_uuid(), ${me}, 'x', 1)`,
      update: `update trips set title = 'x' where user_id = ${me}`,
      delete: `delete from trips where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['service_role'],
      update: ['service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
  trip_versions: {
    statements: {
      select: `select * from trip_versions where user_id = ${me}`,
      insert: newVersion('gen_random_uuid()'),
      update: `update trip_versions set made_by = 'merge' where user_id = ${me}`,
      delete: `delete from trip_versions where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['themselves', 'service_role'],
      update: ['service_role'],
      delete: ['service_role'],
    },
  },
  trip_shares: {
    row: `insert into trip_shares (trip_id, user_id, token_hash, expires_at)
      values (${TRIP}, ${me}, repeat('a', 64), now() + interval '1 day')`,
    statements: {
      select: `select id, expires_at from trip_shares where user_id = ${me}`,
      insert: `insert into trip_shares (trip_id, user_id, token_hash, expires_at)
        values (${TRIP}, ${me}, repeat('b', 64), now())`,
      update: `update trip_shares set expires_at = now() where user_id = ${me}`,
      delete: `delete from trip_shares where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['service_role'],
      update: ['service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
} as const
