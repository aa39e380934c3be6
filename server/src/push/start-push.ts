import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { sendPush, sendWaitingPushes } from './send-pushes.ts'

type Ports = Pick<Platform, 'db' | 'log' | 'vapid' | 'now'>

const CHANNEL = 'push_queue'

/** A trigger tells of each notification that some device wants, whoever wrote it. */
export function startPush(ports: Ports): Promise<() => Promise<void>> {
  return ports.db.listen(CHANNEL, (id) => {
    sendPush(ports, id).catch((error: unknown) => ports.log.warn({ error }, 'a notification was not pushed'))
  })
}

export function pushJobs(ports: Ports): readonly ScheduledJob[] {
  return [{ name: 'send-waiting-pushes', cron: '*/5 * * * *', run: () => sendWaitingPushes(ports) }]
}
