import { enqueueWrite, type TableWrite } from '../../offline/write.ts'
import { noticesEntity } from './notices-query.ts'
import { notificationsText as text } from './notification-text.ts'

/** Stored on this device when it resolves, and sent when there is a connection. */
export async function markRead(userId: string, id: string): Promise<void> {
  await write(userId, { method: 'PATCH', where: { id: `eq.${id}`, read_at: 'is.null' }, row: readNow() })
}

export async function markAllRead(userId: string): Promise<void> {
  await write(userId, { method: 'PATCH', where: { user_id: `eq.${userId}`, read_at: 'is.null' }, row: readNow() })
}

export async function removeNotice(userId: string, id: string): Promise<void> {
  await write(userId, { method: 'DELETE', where: { id: `eq.${id}` } })
}

const readNow = () => ({ read_at: new Date().toISOString() })

async function write(userId: string, change: Pick<TableWrite, 'method' | 'where' | 'row'>): Promise<void> {
  await enqueueWrite({ ...change, table: 'notifications', entity: noticesEntity(userId), label: text('heading') })
}
