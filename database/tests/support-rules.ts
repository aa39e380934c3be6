/** The access rules of support: the server writes, the traveller reads their own, the team reads everything. */
import { ID } from './personas.ts'

const me = `'${ID.themselves}'`
const TALK = `'00000000-0000-4000-8000-0000000000e1'`
const SAID = `'00000000-0000-4000-8000-0000000000e2'`
const TEAM = ['owner', 'admin', 'support', 'service_role'] as const
const OWN_AND_TEAM = ['themselves', ...TEAM] as const
const SERVER = ['service_role'] as const
const written = { insert: SERVER, update: SERVER, delete: SERVER } as const

export const SUPPORT_RULES = {
  support_conversations: {
    row: `insert into support_conversations (id, user_id, topic) values (${TALK}, ${me}, 'Refund')`,
    statements: {
      select: `select id, state, channel from support_conversations where user_id = ${me}`,
      insert: `insert into support_conversations (user_id, topic) values (${me}, 'x')`,
      update: `update support_conversations set state = 'closed' where user_id = ${me}`,
      delete: `delete from support_conversations where user_id = ${me}`,
    },
    allowed: { select: OWN_AND_TEAM, ...written },
  },
  support_messages: {
    row: `insert into support_messages (id, conversation_id, author, body) values (${SAID}, ${TALK}, 'visitor', 'Hello')`,
    statements: {
      select: `select id, body from support_messages where conversation_id = ${TALK}`,
      insert: `insert into support_messages (id, conversation_id, author, body)
        values (gen_random_uuid(), ${TALK}, 'staff', 'forged')`,
      update: `update support_messages set body = 'x' where conversation_id = ${TALK}`,
      delete: `delete from support_messages where conversation_id = ${TALK}`,
    },
    allowed: { select: OWN_AND_TEAM, ...written },
  },
  support_notes: {
    row: `insert into support_notes (id, conversation_id, body) values (gen_random_uuid(), ${TALK}, 'Angry')`,
    statements: {
      select: `select id, body from support_notes where conversation_id = ${TALK}`,
      insert: `insert into support_notes (id, conversation_id, body) values (gen_random_uuid(), ${TALK}, 'x')`,
      update: `update support_notes set body = 'x' where conversation_id = ${TALK}`,
      delete: `delete from support_notes where conversation_id = ${TALK}`,
    },
    allowed: { select: TEAM, ...written },
  },
  support_files: {
    row: `insert into support_files (id, conversation_id, message_id, author, name, type, bytes)
      values (gen_random_uuid(), ${TALK}, ${SAID}, 'visitor', 'ticket.pdf', 'application/pdf', 10)`,
    statements: {
      select: `select id, name from support_files where conversation_id = ${TALK}`,
      insert: `insert into support_files (id, conversation_id, author, name, type, bytes)
        values (gen_random_uuid(), ${TALK}, 'visitor', 'x', 'image/png', 1)`,
      update: `update support_files set name = 'x' where conversation_id = ${TALK}`,
      delete: `delete from support_files where conversation_id = ${TALK}`,
    },
    allowed: { select: OWN_AND_TEAM, ...written },
  },
  support_answers: {
    statements: {
      select: `select id, title from support_answers`,
      insert: `insert into support_answers (id, title, body) values (gen_random_uuid(), 'x', 'x')`,
      update: `update support_answers set title = 'x'`,
      delete: `delete from support_answers`,
    },
    allowed: { select: TEAM, ...written },
  },
} as const
