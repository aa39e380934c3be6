import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ENGINES, startTestServer, type TestServer } from '../../test/test-server.ts'
import { createLog } from '../logging/log.ts'
import { createJobs } from './boss-jobs.ts'
import { housekeeping } from './housekeeping.ts'
import type { Jobs } from './jobs.ts'

describe.each(ENGINES)('jobs on %s', (engine) => {
  let server: TestServer
  let jobs: Jobs
  const done: unknown[] = []
  const lines: string[] = []
  let failures = 0

  beforeAll(async () => {
    server = await startTestServer({ engine })
    const { db } = server.product.platform
    const log = createLog('info', { write: (line) => void lines.push(line) })
    jobs = createJobs({
      db,
      log,
      scheduled: [{ name: 'tidy', cron: '0 4 * * *', run: async () => void done.push('tidy') }],
      queued: [
        { name: 'note', retries: 2, run: async (data) => void done.push(data) },
        {
          name: 'hopeless',
          retries: 0,
          run: async () => {
            failures++
            throw Object.assign(new Error('550 no such user ann@example.com'), { code: 'EENVELOPE', responseCode: 550 })
          },
        },
      ],
    })
    await jobs.start()
  })
  afterAll(async () => {
    await jobs.stop()
    await server.stop()
  })

  it('runs a queued job promptly', async () => {
    await jobs.enqueue('note', { text: 'hello' })
    await expect.poll(() => done, { timeout: 10_000 }).toContainEqual({ text: 'hello' })
  })

  it('moves a job that always fails to the dead-letter queue', async () => {
    await jobs.enqueue('hopeless', { text: 'kept' })
    const kept = () => server.db.query(`select data from pgboss.job where name = 'hopeless-failed'`)
    await expect.poll(kept, { timeout: 10_000 }).toEqual([{ data: { text: 'kept' } }])
    expect(failures).toBe(1)
  })

  it('logs each failed attempt without personal data', () => {
    const warnings = lines.map((line) => JSON.parse(line) as object)
    expect(warnings).toContainEqual(
      expect.objectContaining({ level: 40, job: 'hopeless', failure: expect.objectContaining({ code: 'EENVELOPE' }) }),
    )
    expect(lines.join('')).not.toMatch(/ann@|"kept"/)
  })

  it.each(['tidy', 'note', 'hopeless'])('names the dead-letter queue of %s', async (name) => {
    const rows = await server.db.query('select dead_letter from pgboss.queue where name = $1', [name])
    expect(rows).toEqual([{ dead_letter: `${name}-failed` }])
  })

  it('stores its schedule in the database, for any running server', async () => {
    const rows = await server.db.query(`select name, cron from pgboss.schedule where name = 'tidy'`)
    expect(rows).toEqual([{ name: 'tidy', cron: '0 4 * * *' }])
  })

  it('does not slow down requests while jobs run', async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  it('can do all its housekeeping', async () => {
    const { platform } = server.product
    await server.db.query(
      `insert into public.idempotency_keys (device_id, key, request_hash, expires_at)
       values ('d', 'old', 'h', now() - interval '1 day'), ('d', 'new', 'h', now() + interval '1 day')`,
    )
    await server.db.query(
      `insert into public.device_usage (fingerprint_hash, usage_type, day)
       values ('abc', 'search_requests', current_date - 92), ('def', 'search_requests', current_date - 88)`,
    )
    const seen = (hash: string, days: number) => `('${hash}', now() - interval '${days} days', '', '', '', '', '', true,
      true, true, true, '', '', '', '')`
    await server.db.query(
      `insert into public.device_fingerprints (fingerprint_hash, seen_at, user_agent, screen_resolution, timezone,
         language, platform, cookie_enabled, local_storage_enabled, session_storage_enabled, indexed_db_enabled,
         webgl_vendor, webgl_renderer, canvas_fingerprint, audio_fingerprint)
       values ${seen('0000000a', 91)}, ${seen('0000000b', 89)}`,
    )
    for (const { run } of housekeeping(platform)) await run()
    expect(await server.db.query('select fingerprint_hash from public.device_fingerprints')).toEqual([
      { fingerprint_hash: '0000000b' },
    ])
    expect(await server.db.query('select key from public.idempotency_keys')).toEqual([{ key: 'new' }])
    expect(await server.db.query('select fingerprint_hash from public.device_usage')).toEqual([
      { fingerprint_hash: 'def' },
    ])
  })
})
