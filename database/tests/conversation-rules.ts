/** The access rules of conversations, and of the account of their costs. */
import { ID } from './personas.ts'

const me = `'${ID.themselves}'`
const TALK = `'00000000-0000-4000-8000-0000000000c1'`
const answer = `'{"sentences":[],"calls":[]}'`
const newTurn = `insert into conversation_turns (id, conversation_id, user_id, question, answer)
  values (gen_random_uuid(), ${TALK}, ${me}, 'How far is it?', ${answer})`

export const CONVERSATION_RULES = {
  conversations: {
    row: `insert into conversations (id, user_id, title) values (${TALK}, ${me}, 'South')`,
    statements: {
      select: `select * from conversations where user_id = ${me}`,
      insert: `insert into conversations (id, user_id, title) values (gen_random_uuid(), ${me}, 'x')`,
      update: `update conversations set title = 'x' where user_id = ${me}`,
      delete: `delete from conversations where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['themselves', 'service_role'],
      update: ['themselves', 'service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
  conversation_turns: {
    row: newTurn,
    statements: {
      select: `select * from conversation_turns where user_id = ${me}`,
      insert: newTurn,
      update: `update conversation_turns set question = 'x' where user_id = ${me}`,
      delete: `delete from conversation_turns where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['themselves', 'service_role'],
      update: ['service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
  model_use: {
    row: `insert into model_use (user_id, model, prompts) values (${me}, 'm', '1')`,
    statements: {
      select: `select * from model_use where user_id = ${me}`,
      insert: `insert into model_use (user_id, model, prompts) values (${me}, 'other', '1')`,
      update: `update model_use set cost_micro_usd = 0 where user_id = ${me}`,
      delete: `delete from model_use where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'owner', 'admin', 'service_role'],
      insert: ['service_role'],
      update: ['service_role'],
      delete: ['service_role'],
    },
  },
} as const
