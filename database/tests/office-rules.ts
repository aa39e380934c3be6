/** The access rules of reviews, plans given by staff, and counts of failed answers. */
import { ID, type Persona } from './personas.ts'

const me = `'${ID.themselves}'`
const SERVER: readonly Persona[] = ['service_role']
const SERVER_ONLY = { select: SERVER, insert: SERVER, update: SERVER, delete: SERVER }
const OWN: readonly Persona[] = ['themselves', 'service_role']

const given = `insert into given_plans (user_id, plan, ends_at, reason)
  values (${me}, 'jetsetter', now() + interval '1 day', 'A lost week')`

export const OFFICE_RULES = {
  // The row under test gives a plan to `themselves`, who may therefore write a review.
  given_plans: {
    row: given,
    statements: {
      select: `select * from given_plans where user_id = ${me}`,
      insert: given,
      update: `update given_plans set plan = 'globetrotter' where user_id = ${me}`,
      delete: `delete from given_plans where user_id = ${me}`,
    },
    allowed: SERVER_ONLY,
  },
  reviews: {
    row: `insert into reviews (user_id, rating, body, shown_name) values (${me}, 5, repeat('Good. ', 5), 'A.')`,
    statements: {
      select: `select * from reviews where user_id = ${me}`,
      // Only one per traveller, so another's name is tried: nobody but the server may.
      insert: `insert into reviews (user_id, rating, body, shown_name)
        values ('${ID.stranger}', 1, repeat('Bad. ', 5), 'B.')`,
      update: `update reviews set rating = 4 where user_id = ${me}`,
      delete: `delete from reviews where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'owner', 'admin', 'support', 'service_role'],
      insert: SERVER,
      update: OWN,
      delete: OWN,
    },
  },
  server_errors: {
    row: `insert into server_errors (hour, route, status, errors) values ('2026-11-19 10:00Z', '/', 500, 1)`,
    statements: {
      select: 'select * from server_errors',
      insert: `insert into server_errors (hour, route, status, errors) values ('2026-11-19 11:00Z', '/', 500, 1)`,
      update: 'update server_errors set errors = 2',
      delete: 'delete from server_errors',
    },
    allowed: SERVER_ONLY,
  },
} as const
