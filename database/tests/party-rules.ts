/** The access rules of travellers and checklists: not even staff sees a passport. */
import { ID } from './personas.ts'

const me = `'${ID.themselves}'`
const TRIP = `'00000000-0000-4000-8000-0000000000c1'`
const BOTH = ['themselves', 'service_role'] as const
const ALL = { select: BOTH, insert: BOTH, update: BOTH, delete: BOTH } as const

export const PARTY_RULES = {
  travellers: {
    row: `insert into travellers (user_id, name) values (${me}, 'Ana')`,
    statements: {
      select: `select * from travellers where user_id = ${me}`,
      insert: `insert into travellers (user_id, name) values (${me}, 'Ben')`,
      update: `update travellers set name = 'x' where user_id = ${me}`,
      delete: `delete from travellers where user_id = ${me}`,
    },
    allowed: ALL,
  },
  trip_checklists: {
    row: `insert into trip_checklists (user_id, trip_id) values (${me}, ${TRIP})`,
    statements: {
      select: `select * from trip_checklists where user_id = ${me}`,
      insert: `insert into trip_checklists (user_id, trip_id) values (${me}, gen_random_uuid())`,
      update: `update trip_checklists set ticked = '{insurance}' where user_id = ${me}`,
      delete: `delete from trip_checklists where user_id = ${me}`,
    },
    allowed: ALL,
  },
} as const
