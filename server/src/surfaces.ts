import type { AskPlaces } from '@app/contracts/place-guide'
import type { AskSharedTrip } from '@app/contracts/trip-share'
import type { Hono } from 'hono'

import { createAssistantOfPages } from './assistant/assistant-of-pages.ts'
import { createCompanion } from './assistant/create-companion.ts'
import { createAuthSurface } from './auth/auth-surface.ts'
import { createFunctions } from './functions/all-functions.ts'
import { createFunctionsSurface } from './functions/functions-surface.ts'
import { createHandOffWithoutScript } from './hand-off/hand-off-without-script.ts'
import type { AppEnv } from './http/app-env.ts'
import { createHostedNotice } from './http/hosted-notice.ts'
import type { Upgrade } from './http/listen.ts'
import { isLoopback } from './http/loopback.ts'
import type { Surface } from './http/surface.ts'
import { createMailboxSurface } from './mail/mailbox-surface.ts'
import type { Mailbox } from './mail/mailbox.ts'
import { createMapsSurface } from './maps/maps-surface.ts'
import { createMayKeepRegions } from './maps/may-keep-regions.ts'
import type { PageSource } from './pages/page-source.ts'
import { createPages } from './pages/pages.ts'
import { createSandboxSurface } from './payments/sandbox/sandbox-surface.ts'
import { createEntryTables } from './places/entry-tables.ts'
import { createPlanCheckForPage } from './plan-check/plan-check-for-page.ts'
import { createPlanCheckThread } from './plan-check/plan-check-thread.ts'
import type { Platform } from './platform.ts'
import { createRates } from './rates/create-rates.ts'
import { createRealtime } from './realtime/realtime.ts'
import { createRestSurface } from './rest/rest-surface.ts'
import { createStorageSurface } from './storage/storage-surface.ts'
import { findSharedTrip } from './trips/find-shared-trip.ts'

type Surfaces = {
  readonly surfaces: readonly Surface[]
  readonly upgrade: Upgrade
  close(): Promise<void>
}

const MEGABYTE = 1_000_000

/** Everything that answers, under its prefix. */
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
    entryTables: createEntryTables(platform.now),
    planCheck: createPlanCheckForPage({ ...platform, checkPlan }),
    assistant: createAssistantOfPages({ ...platform, companion }),
    handOff: createHandOffWithoutScript(platform),
  }
  const pages = pageSource && createPages({ ...platform, ...asked }, pageSource)
  const backend = platform.settings.isHosted ? hostedBackend(platform) : ownBackend(platform, pages)
  const functions = createFunctionsSurface(platform, createFunctions(platform, checkPlan, companion))
  return {
    surfaces: [
      ...backend.surfaces,
      { prefix: '/functions/v1', app: functions, maxBodyBytes: 10 * MEGABYTE, isCompressed: true },
      createMapsSurface(createMayKeepRegions(platform)),
      ...(platform.sandbox ? [createSandboxSurface(platform.sandbox)] : []),
      // A proxy on this machine would make every visitor look local, so a public address shows no mailbox.
      ...(mailbox && isLoopback(new URL(platform.settings.publicUrl).host)
        ? [{ prefix: '/dev', app: createMailboxSurface(mailbox, pages), maxBodyBytes: 0 }]
        : []),
      // Last, because it answers every address that is left.
      ...(pages ? [{ prefix: '', app: pages, maxBodyBytes: MEGABYTE, isCompressed: true }] : []),
    ],
    upgrade: backend.upgrade,
    close() {
      companion.close()
      return backend.close()
    },
  }
}

/** The tables of places are read when the first page of one is asked for. */
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
