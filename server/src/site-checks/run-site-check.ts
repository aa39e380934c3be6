import type { Transaction } from '../database/db.ts'
import type { ScheduledJob } from '../jobs/jobs.ts'
import type { Platform } from '../platform.ts'
import { type Bounds, type Crawl, crawlSite } from './crawl-site.ts'
import { createOpenPage } from './open-page.ts'

export type SitePorts = Pick<Platform, 'db' | 'log' | 'settings' | 'now'>

const CHANNEL = 'site_checks'
const BOUNDS: Bounds = { pages: 500, ms: 5 * 60_000 }
/** Longer than a page may take. A check that is silent for so long belongs to a server that died. */
const SILENT = '2 minutes'

const TAKE = `update public.site_checks set state = 'running', started_at = $1, alive_at = $1
  where id = (select id from public.site_checks where state = 'asked' for update skip locked) returning id`
const GIVE_UP = `update public.site_checks set state = 'failed', finished_at = $1, problem = 'The server stopped'
  where (state = 'running' and alive_at < $1::timestamptz - interval '${SILENT}')
    or (state = 'asked' and asked_at < $1::timestamptz - interval '1 hour')`

/** Runs the check that somebody, or the clock, has asked for. */
export async function runSiteCheck(ports: SitePorts, signal: AbortSignal, bounds: Bounds = BOUNDS): Promise<void> {
  const { db, now, log, settings } = ports
  const at = (): string => new Date(now()).toISOString()
  await db.query(GIVE_UP, [at()])
  const [taken] = await db.query<{ id: number }>(TAKE, [at()])
  if (!taken) return
  const { publicUrl } = settings
  const open = createOpenPage({ ...addressOf(settings), publicUrl })
  const onPage = async (pages: number): Promise<void> => {
    await db.query('update public.site_checks set alive_at = $2, pages = $3 where id = $1', [taken.id, at(), pages])
  }
  try {
    const crawl = await crawlSite({ open, publicUrl, bounds, signal, onPage })
    if (signal.aborted) throw new Error('The server stopped')
    await db.transaction((tx) => store(tx, taken.id, crawl, at()))
  } catch (error) {
    log.warn({ error }, 'a check of the site failed')
    await db.query(`update public.site_checks set state = 'failed', finished_at = $2, problem = $3 where id = $1`, [
      taken.id,
      at(),
      signal.aborted ? 'The server stopped' : 'The pages could not be read',
    ])
  }
}

/** Where this server listens. With PORT=0 only the public address knows it. */
function addressOf({ HOST, PORT, publicUrl }: SitePorts['settings']): { host: string; port: number } {
  const { port, hostname } = new URL(publicUrl)
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost'
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return { host, port: isHere && port !== '' ? Number(port) : PORT }
}

/** A fault that is found again is open again, unless staff have set it aside. */
const KEEP = `
  insert into public.site_findings (path, kind, detail, first_seen_at, last_seen_at)
  select distinct f ->> 'path', f ->> 'kind', f ->> 'detail', $2::timestamptz, $2::timestamptz
  from jsonb_array_elements($1::jsonb) as f
  on conflict (path, kind, detail) do update set last_seen_at = $2::timestamptz, mended_at = null,
    state = case site_findings.state when 'ignored' then 'ignored' else 'open' end
  returning first_seen_at = last_seen_at as "isNew"`
/** Only what was looked at can be seen to be gone. */
const MEND = `update public.site_findings set state = 'mended', mended_at = $2::timestamptz
  where state = 'open' and last_seen_at < $2::timestamptz and path = any($1) returning 1 as it`
const END = `update public.site_checks set state = 'done', finished_at = $2, pages = $3, unseen = $4, opened = $5,
  mended = $6, alive_at = $2 where id = $1`

async function store(tx: Transaction, id: number, { pages, paths, unseen, faults }: Crawl, at: string): Promise<void> {
  const kept = await tx.query<{ isNew: boolean }>(KEEP, [JSON.stringify(faults), at])
  const mended = await tx.query(MEND, [paths, at])
  const opened = kept.filter(({ isNew }) => isNew).length
  await tx.query(END, [id, at, pages, unseen, opened, mended.length])
  await tx.query(
    `delete from public.site_checks where id not in (select id from public.site_checks order by id desc limit 50)`,
  )
  await tx.query(
    `delete from public.site_findings where state = 'mended' and mended_at < $1::timestamptz - interval '90 days'`,
    [at],
  )
}

export function siteCheckJobs({ db }: SitePorts): readonly ScheduledJob[] {
  return [
    {
      name: 'check-site',
      cron: '23 4 * * *',
      // The server that hears of it first runs it.
      run: async () => void (await db.query('insert into public.site_checks default values on conflict do nothing')),
    },
  ]
}

export async function startSiteChecks(ports: SitePorts): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const stopListening = await ports.db.listen(CHANNEL, () => {
    running = running
      .then(() => (stopping.signal.aborted ? undefined : runSiteCheck(ports, stopping.signal)))
      .catch((error: unknown) => ports.log.warn({ error }, 'a check of the site did not run'))
  })
  return async () => {
    stopping.abort()
    await stopListening()
    await running
  }
}
