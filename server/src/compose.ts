/** The composition root: connects adapters, surfaces and jobs. No other file knows all of them. */
import { join } from 'node:path'

import { blogJobs } from './blog/blog-jobs.ts'
import { seedBlog } from './blog/seed-blog.ts'
import { campaignJobs, startCampaigns } from './campaigns/campaign-jobs.ts'
import { type CampaignOutlet, MAILBOX_OUTLET } from './campaigns/campaign-outlet.ts'
import type { CampaignPorts } from './campaigns/campaign-ports.ts'
import { checkInJobs } from './check-ins/send-alarms.ts'
import type { Settings } from './config/settings.ts'
import { createPlatform } from './create-platform.ts'
import type { Db } from './database/db.ts'
import { migrate } from './database/migrate.ts'
import { feedJobs, READ_FEEDS } from './feeds/feed-job.ts'
import { createApp } from './http/app.ts'
import { createErrorCounter, type ErrorCounter } from './http/count-errors.ts'
import type { Handle, Upgrade } from './http/listen.ts'
import { createRequestListener } from './http/request-listener.ts'
import { createJobs } from './jobs/boss-jobs.ts'
import { housekeeping } from './jobs/housekeeping.ts'
import type { Jobs, ScheduledJob } from './jobs/jobs.ts'
import { createLog, type Log } from './logging/log.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createQueuedMailer, createSmtpTransport, type MailTransport, sendMailJob } from './mail/smtp-transport.ts'
import { createMetrics } from './metrics/metrics.ts'
import { withMetrics } from './metrics/with-metrics.ts'
import { noticeMailJobs, startMailingNotices } from './notifications/mail-notices.ts'
import { notificationJobs } from './notifications/notify-travellers.ts'
import type { PageSource } from './pages/page-source.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { endSandboxPurchases } from './payments/sandbox/sandbox-store.ts'
import type { Platform } from './platform.ts'
import { pushJobs, startPush } from './push/send-pushes.ts'
import { rateJobs } from './rates/rate-job.ts'
import { siteCheckJobs, startSiteChecks } from './site-checks/run-site-check.ts'
import { supportJobs } from './support/mail-answers.ts'
import { createSurfaces } from './surfaces.ts'
import { trialJobs } from './trials/send-trial-mails.ts'
import { nameUnlimitedAccount } from './usage/take-allowance.ts'

export type Product = {
  readonly platform: Platform
  readonly handle: Handle
  readonly upgrade: Upgrade
  readonly errors: ErrorCounter
  /** Starts the scheduled jobs, after the server accepts requests. */
  startJobs(): void
  /** Stops what runs beside the requests; the database is closed by the code that opened it. */
  close(): Promise<void>
}

export async function compose(
  settings: Settings,
  db: Db,
  now: () => number = Date.now,
  pageSource: PageSource | null = null,
): Promise<Product> {
  await migrate(db, join(import.meta.dirname, '../../database'), settings.isHosted ? 'hosted' : 'own')
  await nameUnlimitedAccount(db, settings.ADMIN_EMAIL)
  if (settings.DEMO_CONTENT === 'on') await seedBlog(db, join(import.meta.dirname, '../../database/seed/blog'))
  const log = createLog(settings.LOG_LEVEL)
  const mailbox = settings.SMTP_URL ? null : createMailbox(db)
  const transport = settings.SMTP_URL ? createSmtpTransport(settings.SMTP_URL, settings.MAIL_FROM) : null
  const mailer = mailbox ?? createQueuedMailer(() => jobs)
  const enqueue: Jobs['enqueue'] = (name, data) => jobs.enqueue(name, data)
  const platform = await createPlatform({ settings, db, now, log, mailer, jobs: { enqueue } })
  if (!platform.sandbox) await endSandboxPurchases(db)
  const campaigns = { ...platform, outlet: transport ? smtpOutlet(transport) : MAILBOX_OUTLET }
  const jobs: Jobs = createJobs({
    db,
    log,
    scheduled: scheduledJobs(platform, campaigns),
    queued: transport ? [sendMailJob(transport)] : [],
  })
  const errors = createErrorCounter(platform)
  const stopPush = await startPush(platform)
  const stopMailing = await startMailingNotices(platform)
  const stopChecks = await startSiteChecks(platform)
  const { goOn, stop: stopCampaigns } = await startCampaigns(campaigns)
  const { surfaces, upgrade, close } = await createSurfaces(platform, mailbox, pageSource)
  return {
    platform,
    handle: withMetrics(
      createRequestListener(
        { ...platform, countError: (response) => errors.count(response) },
        surfaces,
        createApp(platform, surfaces),
      ),
      createMetrics(db),
      settings.METRICS_TOKEN,
    ),
    upgrade,
    errors,
    startJobs() {
      if (settings.JOBS === 'off') return
      void startJobs(jobs, log, settings.FEEDS === 'on')
      // What a server that was killed has left does not wait for the next minute.
      goOn()
    },
    async close() {
      await close()
      await stopPush()
      await stopMailing()
      await errors.stop()
      await stopCampaigns()
      await stopChecks()
      await jobs.stop()
      transport?.close()
    },
  }
}

function scheduledJobs(platform: Platform, campaigns: CampaignPorts): readonly ScheduledJob[] {
  return [
    ...feedJobs(platform),
    ...blogJobs(platform),
    ...campaignJobs(campaigns),
    ...checkInJobs(platform),
    ...housekeeping(platform),
    ...notificationJobs(platform),
    ...noticeMailJobs(platform),
    ...paymentJobs(platform),
    ...pushJobs(platform),
    ...rateJobs(platform),
    ...supportJobs(platform),
    ...siteCheckJobs(platform),
    ...trialJobs(platform),
  ]
}

function smtpOutlet(transport: MailTransport): CampaignOutlet {
  return { delivery: 'at-least-once', deliver: (mail) => transport.deliver(mail) }
}

const RETRY_JOBS_AFTER_MS = 30_000

/** Requests do not need the jobs, so a restarting database delays only the jobs. */
async function startJobs(jobs: Jobs, log: Log, hasFeeds: boolean): Promise<void> {
  try {
    await jobs.start()
    // Not only at the next quarter of an hour.
    if (hasFeeds) await jobs.enqueue(READ_FEEDS, {})
  } catch (error) {
    log.warn({ error }, 'jobs could not be started; trying again soon')
    setTimeout(() => void startJobs(jobs, log, hasFeeds), RETRY_JOBS_AFTER_MS).unref()
  }
}
