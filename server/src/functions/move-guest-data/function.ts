import {
  type GuestSave,
  MAX_GUEST_BYTES,
  moveGuestDataContract,
  type MoveGuestDataResponse,
} from '@app/contracts/account/move-guest-data'

import { DbError } from '../../database/db-error.ts'
import type { Transaction } from '../../database/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'
import { isTooDeep, toJsonText } from './fit-for-json.ts'
import { moveConversations } from './move-conversations.ts'

/** An earlier date means a wrong clock, and the moment of moving is the better guess. */
const EARLIEST = '2000'

/**
 * Moves a guest's saves and usage to the account they signed in to, in one transaction. After a failure nothing is
 * moved, and the browser still has its copy. A conversation that the account refuses is named and does not block the
 * rest. The saves count against the day's allowance like any other.
 */
export function createMoveGuestDataFunction(): ServerFunction {
  return defineFunction({
    kind: 'writing',
    name: moveGuestDataContract.name,
    access: 'user',
    input: moveGuestDataContract.request,
    maxBodyBytes: MAX_GUEST_BYTES,
    async handle(_request, { input: { saves, device, conversations = [] }, caller, tx }) {
      const userId = caller.userId ?? ''
      // The savedAt of the guest becomes created_at, which travellers may not write.
      await tx.query(`select set_config('role', 'none', true)`)
      let moved = 0
      for (const save of saves) moved += await move(tx, userId, save)
      const left = await moveConversations(tx, userId, conversations)
      if (device) await tx.query('select public.move_device_usage($1, $2)', [device, userId])
      return Response.json({ moved, ...(left.length > 0 && { left }) } satisfies MoveGuestDataResponse)
    },
  })
}

async function move(tx: Transaction, userId: string, save: GuestSave): Promise<number> {
  const { type, title, description, image_url, item_data, item_id } = save
  if (isTooDeep(item_data)) throw new AppError('invalid_input')
  const savedAt = save.savedAt < EARLIEST ? null : save.savedAt
  const rows = await tx
    .query(
      `insert into public.saved_items
         (user_id, item_type, title, description, image_url, item_data, item_id, created_at)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, least($8::timestamptz, now()))
       on conflict (user_id, item_type, item_id) do nothing returning id`,
      [userId, type, title, description, image_url, toJsonText(item_data), item_id, savedAt],
    )
    .catch((error: unknown) => {
      throw readRefusal(error)
    })
  return rows.length
}

/** Database refusals with their own codes: the limit that count_save raises, and values that fit no column. */
function readRefusal(error: unknown): unknown {
  if (!(error instanceof DbError)) return error
  if (error.code === 'PT403') return new AppError('usage_limit_reached', { details: JSON.parse(error.detail ?? '{}') })
  return error.code === '23514' ? new AppError('invalid_input') : error
}
