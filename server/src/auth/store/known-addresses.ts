import { createHash } from 'node:crypto'

import type { Client, Tx } from '../auth-deps.ts'

export async function isKnownAddress(tx: Tx, userId: string, client: Client): Promise<boolean> {
  const rows = await tx.query('select 1 from server.known_addresses where user_id = $1 and address_hash = $2', [
    userId,
    hashOf(userId, client),
  ])
  return rows.length > 0
}

export async function rememberAddress(tx: Tx, userId: string, client: Client, at: string): Promise<void> {
  await tx.query(
    `insert into server.known_addresses (user_id, address_hash, seen_at) values ($1, $2, $3)
     on conflict (user_id, address_hash) do update set seen_at = excluded.seen_at`,
    [userId, hashOf(userId, client), at],
  )
}

const hashOf = (userId: string, client: Client): string =>
  createHash('sha256').update(`${userId}:${client.addressKey}`).digest('base64url')
