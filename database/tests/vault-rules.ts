/** The access rules of the document vault: not even staff sees a row. */
import { ID } from './personas.ts'

const me = `'${ID.themselves}'`
export const SALT = `repeat('s', 22)`
export const KEY = `repeat('k', 80)`
export const newVault = (owner: string, iterations = 600_000) =>
  `insert into vaults (user_id, passphrase_salt, passphrase_iterations, passphrase_key, recovery_salt, recovery_key)
   values (${owner}, ${SALT}, ${iterations}, ${KEY}, ${SALT}, ${KEY})`
export const newFile = (owner: string, id = 'gen_random_uuid()', expires = 'null') =>
  `insert into vault_files (id, user_id, wrapped_key, details, expires_on)
   values (${id}, ${owner}, ${KEY}, 'abc', ${expires})`

export const VAULT_RULES = {
  vaults: {
    row: newVault(me),
    statements: {
      select: `select * from vaults where user_id = ${me}`,
      // An account has one; whoever may write one is told so.
      insert: `${newVault(me)} on conflict (user_id) do update set passphrase_key = excluded.passphrase_key`,
      update: `update vaults set passphrase_key = ${KEY} where user_id = ${me}`,
      delete: `with files as (delete from vault_files where user_id = ${me}) delete from vaults where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['themselves', 'service_role'],
      update: ['themselves', 'service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
  vault_files: {
    row: newFile(me),
    statements: {
      select: `select * from vault_files where user_id = ${me}`,
      insert: newFile(me),
      update: `update vault_files set details = 'x' where user_id = ${me}`,
      delete: `delete from vault_files where user_id = ${me}`,
    },
    allowed: {
      select: ['themselves', 'service_role'],
      insert: ['themselves', 'service_role'],
      update: ['themselves', 'service_role'],
      delete: ['themselves', 'service_role'],
    },
  },
} as const
