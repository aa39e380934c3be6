/** A process that sends campaigns and kills itself in the middle of its second batch, before the commit. */
import { MAILBOX_OUTLET } from '../src/campaigns/campaign-outlet.ts'
import { runCampaigns } from '../src/campaigns/run-campaigns.ts'
import { parseSettings } from '../src/config/settings.ts'
import { createPostgresDb } from '../src/database/postgres-db.ts'
import { createLog } from '../src/logging/log.ts'

const [host = '', database = ''] = process.argv.slice(2)
let batches = 0

await runCampaigns({
  db: createPostgresDb({ host, user: 'postgres', database }),
  log: createLog('error'),
  settings: parseSettings({ PUBLIC_URL: 'http://127.0.0.1:1' }),
  apiKeys: { anon: 'anon', service: 'service' },
  now: Date.now,
  outlet: {
    delivery: 'exactly-once',
    async store(tx, mails) {
      await MAILBOX_OUTLET.store(tx, mails)
      batches += 1
      if (batches === 2) process.kill(process.pid, 'SIGKILL')
    },
  },
})
