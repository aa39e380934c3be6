import { testNotificationContract, type TestNotificationResponse } from '@app/contracts/account/test-notification'

import type { Queryable } from '../../database/db.ts'
import { notify } from '../../notifications/notify.ts'
import type { Platform } from '../../platform.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

export function createTestNotificationFunction({
  db,
  mailer,
  settings,
}: Pick<Platform, 'db' | 'mailer' | 'settings'>): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: testNotificationContract.name,
    access: 'user',
    input: testNotificationContract.request,
    maxBodyBytes: 1_000,
    limit: { points: 10, seconds: 3600 },
    async handle(_request, { caller }) {
      const isSent = await notify(
        { db, mailer, origin: settings.publicUrl },
        {
          userId: caller.userId ?? '',
          kind: 'trip',
          title: 'A test, as you asked',
          body: 'This is what a message about a trip looks like. Nothing else will follow.',
          link: '/notifications',
          about: null,
        },
      )
      const devices = await countDevices(db, caller.userId ?? '')
      return Response.json({ isSent, devices } satisfies TestNotificationResponse)
    },
  })
}

async function countDevices(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from public.push_devices where user_id = $1',
    [userId],
  )
  return row?.count ?? 0
}
