import type { LoadEntryTables } from '@app/contracts/entry-facts'
import type { AskPlaces } from '@app/contracts/place-guide'
import type { SafetyFeedsRequest } from '@app/contracts/safety-feeds'
import type { AskSharedTrip } from '@app/contracts/trips/trip-share'
import { calendarDate } from '@app/domain/kernel'
import { Hono } from 'hono'

import { createCompanion } from './assistant/create-companion.ts'
import { createPageAssistant } from './assistant/page-assistant.ts'
import { createAuthSurface } from './auth/auth-surface.ts'
import { createAskBlog } from './blog/ask-blog.ts'
import { createBlogSite } from './blog/blog-site.ts'
import { AppError } from './errors/app-error.ts'
import { listSafetyFeeds } from './feeds/list-safety-feeds.ts'
import { createFunctions } from './functions/all-functions.ts'
import { createFunctionsSurface } from './functions/functions-surface.ts'
import { createMapRegionsFunction } from './functions/map-regions/function.ts'
import { createHandOffWithoutScript } from './hand-off/hand-off-without-script.ts'
import { isLoopback } from './http/addresses/loopback.ts'
import type { AppEnv } from './http/app-env.ts'
import { toErrorBody } from './http/error-body.ts'
import type { Upgrade } from './http/listen.ts'
import type { Surface } from './http/surface.ts'
import { createMailboxSurface } from './mail/mailbox-surface.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { createMapArchives } from './maps/archives/map-archives.ts'
import { createMapsSurface } from './maps/maps-surface.ts'
import { createMayKeepRegions } from './maps/may-keep-regions.ts'
import type { PageSource } from './pages/page-source.ts'
import { createPages } from './pages/pages.ts'
import { createSandboxSurface } from './payments/sandbox/sandbox-surface.ts'
import { createPlanCheckForPage } from './plan-check/plan-check-for-page.ts'
import { createPlanCheckThread } from './plan-check/plan-check-thread.ts'
import type { Platform } from './platform.ts'
import { createRates } from './rates/create-rates.ts'
import { createRealtime } from './realtime/realtime.ts'
import { createRestSurface } from './rest/rest-surface.ts'
import { createReviewFigures } from './reviews/review-figures.ts'
import { createFindRedirect } from './site-checks/redirects.ts'
import { createStorageSurface } from './storage/storage-surface.ts'
import { findSharedTrip } from './trips/find-shared-trip.ts'

type Surfaces = {
  readonly surfaces: readonly Surface[]
  readonly upgrade: Upgrade
  close(): Promise<void>
}

const MEGABYTE = 1_000_000

/** All surfaces, each under its prefix. */
export async function createSurfaces(
  platform: Platform,
  mailbox: Mailbox | null,
  pageSource: PageSource | null,
): Promise<Surfaces> {
  const checkPlan = createPlanCheckThread(platform.now)
  const companion = createCompanion(platform)
  const asked = {
    places: askPlaces(platform.now),
    sharedTrip: askSharedTrip(platform),
    rates: createRates(platform),
    feeds: (asked: SafetyFeedsRequest) => listSafetyFeeds(platform, asked),
    blog: createAskBlog(platform),
    blogSite: createBlogSite(platform.db),
    entryTables: createEntryTables(platform.now),
    phrases: async () => (await import('./places/open-phrases.ts')).openPhrases(),
    planCheck: createPlanCheckForPage({ ...platform, checkPlan }),
    assistant: createPageAssistant({ ...platform, companion }),
    handOff: createHandOffWithoutScript(platform),
    reviews: createReviewFigures(platform),
    findRedirect: createFindRedirect(platform),
  }
  const pages = pageSource && createPages({ ...platform, ...asked }, pageSource)
  const backend = platform.settings.isHosted ? hostedBackend(platform) : ownBackend(platform, pages)
  const mayKeepRegions = createMayKeepRegions(platform)
  const archives = createMapArchives({ ...platform, archives: platform.settings.MAP_ARCHIVES })
  const mapRegions = createMapRegionsFunction({ archives, mayKeepRegions })
  const functions = createFunctionsSurface(platform, [...createFunctions(platform, checkPlan, companion), mapRegions])
  return {
    surfaces: [
      ...backend.surfaces,
      { prefix: '/functions/v1', app: functions, maxBodyBytes: 10 * MEGABYTE, isCompressed: true },
      createMapsSurface({ mayKeepRegions, archives }),
      ...(platform.sandbox ? [createSandboxSurface(platform.sandbox)] : []),
      // Behind a proxy on this machine every visitor looks local, so a server with a public address shows no mailbox.
      ...(mailbox && isLoopback(new URL(platform.settings.publicUrl).host)
        ? [{ prefix: '/dev', app: createMailboxSurface(mailbox, pages), maxBodyBytes: 0 }]
        : []),
      // Last, because it handles every remaining address.
      ...(pages ? [{ prefix: '', app: pages, maxBodyBytes: MEGABYTE, isCompressed: true }] : []),
    ],
    upgrade: backend.upgrade,
    close() {
      companion.close()
      return backend.close()
    },
  }
}

/** The tables of places are read with the first request for such a page. */
function askPlaces(now: Platform['now']): AskPlaces {
  return async (question) => (await import('./places/ask-places.ts')).createAskPlaces(now)(question)
}

function askSharedTrip({ db, now }: Pick<Platform, 'db' | 'now'>): AskSharedTrip {
  return (token) => findSharedTrip(db, token, now())
}

/** Auth, data, storage and realtime as Supabase has them. */
function ownBackend(platform: Platform, pages: Hono<AppEnv> | null): Surfaces {
  const realtime = createRealtime(platform)
  const auth = createAuthSurface({
    ...platform,
    ...(pages && { renderPage: (request, env) => pages.fetch(request, env) }),
  })
  return {
    surfaces: [
      { prefix: '/auth/v1', app: auth, maxBodyBytes: MEGABYTE },
      createRestSurface(platform),
      createStorageSurface(platform),
      { prefix: '/realtime/v1', app: realtime.surface, maxBodyBytes: 4 * MEGABYTE },
    ],
    upgrade: realtime.upgrade,
    close: () => realtime.close(),
  }
}

function hostedBackend({ settings }: Platform): Surfaces {
  const app = createHostedNotice(settings.SUPABASE_URL ?? '')
  const prefixes = ['/auth/v1', '/rest/v1', '/storage/v1', '/realtime/v1']
  return {
    surfaces: prefixes.map((prefix) => ({ prefix, app, maxBodyBytes: MEGABYTE })),
    upgrade: (_, socket) => socket.destroy(),
    close: async () => {},
  }
}

/** With a hosted project, its own address serves auth, data, storage and realtime. */
function createHostedNotice(supabaseUrl: string): Hono<AppEnv> {
  const message = `This part of the API is served by ${supabaseUrl}`
  return new Hono<AppEnv>().all('/*', (c) => c.json(toErrorBody(new AppError('served_elsewhere', { message })), 404))
}

/** Read when the first page with entry requirements is rendered. */
function createEntryTables(now: () => number): LoadEntryTables {
  return async () => {
    const [{ entryFactsOf }, { loadPlaceVisas }] = await Promise.all([
      import('@app/datasets/entry-facts'),
      import('./places/place-data.ts'),
    ])
    const visas = await loadPlaceVisas()
    const today = calendarDate(new Date(now()).toISOString().slice(0, 10))
    return { countries: visas.passports, between: (question) => entryFactsOf(question, visas, today) }
  }
}
