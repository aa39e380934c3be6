import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { feedSourcesOf } from './feed-sources.ts'
import { deleteExpiredItems, deleteOtherSources, wasReadSince } from './feed-store.ts'
import { readSource } from './read-source.ts'
import { tellOfTrips } from './tell-of-trips.ts'

type Ports = Pick<Platform, 'db' | 'log' | 'now' | 'settings'>
type JobPorts = Ports & Pick<Platform, 'mailer'>

const TIMEOUT_MS = 15_000
const RECENT_MS = 10 * 60_000
export const READ_FEEDS = 'read-feeds'

export function feedJobs(platform: JobPorts): readonly ScheduledJob[] {
  const run = async (): Promise<void> => {
    const { db, now } = platform
    // A server that starts asks for a reading at once; several of them need no more than one.
    if (await wasReadSince(db, now() - RECENT_MS)) return
    await readFeeds(platform)
    await tellOfTrips(platform)
  }
  return [{ name: READ_FEEDS, cron: '*/15 * * * *', run }]
}

/** Reads every feed once; on any number of servers the job runs on one of them. */
export async function readFeeds({ db, log, now, settings }: Ports, timeoutMs = TIMEOUT_MS): Promise<void> {
  const sources = feedSourcesOf(settings)
  await deleteOtherSources(
    db,
    sources.map(({ id }) => id),
  )
  const ports = { db, log, now, timeoutMs, userAgent: `Sojourn (+${settings.publicUrl})` }
  for (const source of sources) await readSource(ports, source)
  await deleteExpiredItems(db, now())
}
