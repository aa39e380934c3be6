import type { AskBlog } from '@app/contracts/blog/blog'
import type { LoadEntryTables } from '@app/contracts/entry-facts'
import type { AskRates } from '@app/contracts/exchange-rates'
import type { PageConfig, PageToRender } from '@app/contracts/page-rendering'
import type { AskPlaces } from '@app/contracts/place-guide'
import type { AskFeeds } from '@app/contracts/safety-feeds'
import type { NoPlanAnswer, PlanAnswer, PlanQuestion } from '@app/contracts/trips/plan-check'
import type { AskSharedTrip } from '@app/contracts/trips/trip-share'
import type { LoadPhrases } from '@app/domain/travel-phrases'
import { type Context, Hono } from 'hono'

import type { PageAssistant } from '../assistant/page-assistant.ts'
import type { BlogSite } from '../blog/blog-site.ts'
import { feedSourcesOf } from '../feeds/feed-sources.ts'
import { shownBookingSite } from '../hand-off/booking-site.ts'
import type { HandOffWithoutScript } from '../hand-off/hand-off-without-script.ts'
import type { AppEnv } from '../http/app-env.ts'
import { preferredEncoding } from '../http/compression.ts'
import { createPagePolicy } from '../http/content-security-policy.ts'
import { QueueRefused } from '../limits/fair-queue.ts'
import { NO_LIMITS, type RateLimits } from '../limits/rate-limits.ts'
import { mapSetting } from '../maps/map-setting.ts'
import type { PlanCheckForPage } from '../plan-check/plan-check-for-page.ts'
import type { Platform } from '../platform.ts'
import type { FindRedirect } from '../site-checks/redirects.ts'
import { addSiteFiles } from './add-site-files.ts'
import { type FinishedPage, finishPage } from './finish-page.ts'
import { openedAt } from './opened-at.ts'
import type { Asset, PageSource } from './page-source.ts'
import {
  isFromHere,
  isPrivatePath,
  likelyLayout,
  type PageQuery,
  preferredLocale,
  splitQuery,
  withUnread,
} from './read-page-request.ts'
import { createPageRendering, type Redirect, shellOf } from './render-page.ts'
import { createRenderQueue, type RenderQueue } from './render-queue.ts'
import { scriptPolicy } from './script-policy.ts'
import { createSharedPageGate, isSharedPage } from './shared-page-gate.ts'

type Asked = Omit<PageToRender<AbortSignal>, 'signal'>
type Deps = Pick<Platform, 'settings' | 'apiKeys' | 'log'> & {
  readonly limits?: RateLimits
  readonly places?: AskPlaces
  readonly sharedTrip?: AskSharedTrip
  readonly rates?: AskRates
  readonly feeds?: AskFeeds
  readonly blog?: AskBlog
  readonly blogSite?: BlogSite
  readonly entryTables?: LoadEntryTables
  readonly phrases?: LoadPhrases
  readonly planCheck?: PlanCheckForPage
  readonly assistant?: PageAssistant
  readonly handOff?: HandOffWithoutScript
  readonly reviews?: () => Promise<PageConfig['reviews']>
  readonly findRedirect?: FindRedirect
}

/** Any cache may store a page but has to revalidate it; nothing in it is personal. */
const REVALIDATED = 'public, no-cache'
const UNCACHED = 'private, no-store'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** The status that proxies log when the client closed the connection. */
const CLIENT_GONE = 499
const BUSY = `<!doctype html><html lang="en"><meta charset="utf-8"><title>One moment</title>
<p>Many travellers are here right now. Please try again in a few seconds.</p></html>`
const BUSY_SECONDS = 3
/** Accepts a form without script: a plan is too long for a URL. */
const PLAN_CHECK = '/itinerary/check'
/** Also accepts a form: a handed-over search is counted. */
const HAND_OFF = '/hand-off/:kind'
const BLOG = /^\/+(?:blog|writers)(?:\/|$)/i
/** A visitor of this page, or of the plan check, is about to ask a question. */
const ASSISTANT = '/assistant'

/** Answers every address that no other surface handles: files, pages, and the "not found" page. */
export function createPages(
  { settings, apiKeys, log, limits = NO_LIMITS, planCheck, assistant, handOff, reviews, blogSite, ...deps }: Deps,
  source: PageSource,
  queue: RenderQueue = createRenderQueue(),
): Hono<AppEnv> {
  const site = siteOf(settings, apiKeys)
  const tables = tablesOf(deps)
  const app = new Hono<AppEnv>()
  addSiteFiles(app, settings, source, REVALIDATED, blogSite)
  const send = createSend(settings, source, deps.findRedirect)
  const render = createPageRendering(source, log)
  // Cached by the service worker: without a network it renders every route that has no copy.
  app.get('/shell', async (c) => {
    c.header('x-robots-tag', 'noindex')
    const config = configFor(c, site)
    return send(c, finishPage(await source.template(), { ...shellOf(config), status: 200 }, config.layout))
  })
  const gate = createSharedPageGate(limits, queue)
  const answer = async (c: Context<AppEnv>, form: Pick<Asked, 'form' | 'handOff'> = {}): Promise<Response> => {
    const config = withReviews(configFor(c, site), await reviews?.())
    const { pathname, search } = new URL(c.req.url)
    prepareFor(pathname, { assistant, planCheck })
    const query = splitQuery(search, search === '' || isPersonal(c) ? 'all' : await source.parameters(pathname))
    let checked: PlanAnswer | NoPlanAnswer | undefined
    const ask = planCheck?.askFor(addressOf(c), c.req.raw.signal)
    const checkPlan = ask && (async (question: PlanQuestion) => (checked = await ask(question)))
    const near = {
      ...tables,
      ...(checkPlan && { checkPlan }),
      ...(assistant && isFromHere(c.req, openedAt(settings, c)) && { answer: assistant.answerFor(addressOf(c)) }),
    }
    const isShared = isSharedPage(c.req.path)
    const waitSeconds = isShared ? await gate.waitSeconds(addressOf(c)) : 0
    if (waitSeconds > 0) return sendBusy(c, 429, waitSeconds)
    const rendering = render({
      asked: { url: `${config.origin}${pathname}${query.search}`, config, ...near, ...form },
      address: addressOf(c),
      queue: isShared ? gate.queue : queue,
      gone: c.req.raw.signal,
      // In development every page is rendered again.
      key: source.buildId && query.search === '' ? await keyOfKept(c, config, blogSite) : null,
      statusInstead: () => (typeof checked === 'string' ? refuse(c, checked) : undefined),
    })
    const page = await rendering.catch((error: unknown) => answerWithoutPage(c, error))
    if (page instanceof Response) return page
    return 'location' in page ? sendRedirect(c, page, query) : send(c, page)
  }
  // A pasted plan is personal, so the answer must not be cached.
  app.post(PLAN_CHECK, async (c) => asUncached(await answer(c, { form: await readForm(c.req.raw) })))
  app.post(HAND_OFF, async (c) => {
    const isOwnForm = isFromHere(c.req, openedAt(settings, c))
    if (!handOff || !isOwnForm) return backToPage(c)
    const page = asUncached(await answer(c, { form: '', handOff: handOff(c.env.outgoing) }))
    page.headers.set('referrer-policy', 'no-referrer')
    return page
  })
  app.get('*', (c) => {
    const asset = source.asset(c.req.path)
    if (asset) return sendAsset(c, asset)
    return c.req.path.startsWith('/assets/') ? c.text('Not found', 404) : answer(c)
  })
  return app
}

function tablesOf({
  places,
  sharedTrip,
  rates,
  feeds,
  blog,
  entryTables,
  phrases,
}: Omit<Deps, 'settings' | 'apiKeys' | 'log'>) {
  return {
    ...(places && { places }),
    ...(sharedTrip && { sharedTrip }),
    ...(rates && { rates }),
    ...(feeds && { feeds }),
    ...(blog && { blog }),
    ...(entryTables && { entryTables }),
    ...(phrases && { phrases }),
  }
}

function configFor({ req }: Context, site: Omit<PageConfig, 'locale' | 'layout'>): PageConfig {
  const layout = likelyLayout(req.header('sec-ch-ua-mobile'), req.header('user-agent'))
  return { ...site, locale: preferredLocale(req.header('accept-language')), layout }
}

function withReviews(config: PageConfig, reviews: PageConfig['reviews']): PageConfig {
  return reviews ? { ...config, reviews } : config
}

/** Null for personal pages: a question, a pasted plan, and a trip behind a link, which can be revoked. */
async function keyOfKept(
  c: Context,
  { layout, locale, reviews }: PageConfig,
  blogSite: BlogSite | undefined,
): Promise<string | null> {
  const isForAll = c.req.method === 'GET' && !isSharedPage(c.req.path) && !isPersonal(c)
  if (!isForAll) return null
  const figures = reviews ? `${reviews.count}/${reviews.average}` : ''
  // What an editor publishes or takes back counts at once.
  const stamp = blogSite && BLOG.test(c.req.path) ? await blogSite.stamp() : ''
  return `${layout} ${locale} ${figures} ${new URL(c.req.url).pathname} ${stamp}`
}

function prepareFor(path: string, { assistant, planCheck }: { [K in 'assistant' | 'planCheck']: Deps[K] | undefined }) {
  if (path === ASSISTANT) assistant?.prepare()
  if (path === PLAN_CHECK) planCheck?.prepare()
}

/** Another surface that shows a page, as auth does for a link in a mail, passes on the request alone. */
function addressOf(c: Context<AppEnv>): string {
  const env = c.env as Partial<AppEnv['Bindings']> | undefined
  return env?.outgoing?.addressKey ?? ''
}

function sendRedirect(c: Context, { location, status }: Redirect, query: PageQuery): Response {
  if (isPersonal(c)) c.header('cache-control', UNCACHED)
  return c.redirect(withUnread(location, query), status as 302)
}

/** For a visitor who has left, and for one who has to retry later. */
function answerWithoutPage(c: Context, error: unknown): Response {
  if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_GONE })
  if (error instanceof QueueRefused) return sendBusy(c, error.because === 'key' ? 429 : 503, BUSY_SECONDS)
  throw error
}

/** The page explains it in a sentence; the status is the same as that of the function. */
function refuse(c: Context, because: NoPlanAnswer): number {
  c.header('retry-after', because === 'too-often' ? '60' : '5')
  return because === 'too-often' ? 429 : 503
}

function sendBusy(c: Context, status: 429 | 503, seconds: number): Response {
  return c.html(BUSY, status, { 'retry-after': String(seconds), 'cache-control': 'no-store' })
}

function asUncached(page: Response): Response {
  page.headers.set('cache-control', UNCACHED)
  return page
}

/** A form on another site must not use up a traveller's searches: they get the page, and press the button there. */
function backToPage(c: Context): Response {
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(`${pathname}${search}`, 303)
}

/** When the plan is too large, the page says so. */
async function readForm(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return ''
  return request.text().catch(() => 'tooLong=yes')
}

/** Settings that every page gets, for every visitor. */
function siteOf(settings: Deps['settings'], apiKeys: Deps['apiKeys']): Omit<PageConfig, 'locale' | 'layout'> {
  const map = mapSetting(settings)
  return {
    origin: settings.publicUrl,
    supabaseUrl: settings.SUPABASE_URL ?? null,
    supabaseKey: settings.SUPABASE_ANON_KEY ?? apiKeys.anon,
    booking: shownBookingSite(settings),
    ...(map && { map }),
    ...appsOf(settings),
    ...(settings.LLM_PROVIDER && { hasModel: true }),
    ...(feedSourcesOf(settings).length > 0 && { readsFeeds: true }),
  }
}

function appsOf({ ANDROID_APP_URL: android, IOS_APP_URL: ios }: Deps['settings']): Pick<PageConfig, 'apps'> {
  return android || ios ? { apps: { ...(android && { android }), ...(ios && { ios }) } } : {}
}

function sendAsset(c: Context, { bytes, packed, contentType, etag, isImmutable }: Asset): Response {
  const policy = scriptPolicy(c.req.path)
  if (policy) c.header('content-security-policy', policy)
  if (packed) c.header('vary', 'Accept-Encoding')
  const headers = { 'content-type': contentType, etag, 'cache-control': isImmutable ? IMMUTABLE : REVALIDATED }
  if (isUnchanged(c, etag)) return c.body(null, 304, headers)
  if (!packed || preferredEncoding(c.req.header('accept-encoding') ?? '') !== 'br') return c.body(bytes, 200, headers)
  return c.body(packed, 200, { ...headers, etag: `W/${etag}`, 'content-encoding': 'br' })
}

/** A question is personal: a visitor who was only sent its address gets the page without an answer. */
function isPersonal({ req }: Context): boolean {
  return isPrivatePath(req.path) || (/^\/+assistant\/*$/i.test(req.path) && req.query('q') !== undefined)
}

function createSend(settings: Deps['settings'], source: PageSource, findRedirect: FindRedirect | undefined) {
  const policy = createPagePolicy(settings)
  return async (c: Context<AppEnv>, { status, html, etag }: FinishedPage): Promise<Response> => {
    // An address without a page may have moved.
    const moved = status === 404 ? await findRedirect?.(c.req.path) : null
    if (moved) return c.redirect(moved.to, moved.status)
    const { inlineScripts } = await source.template()
    if (source.buildId) c.header('x-build', source.buildId)
    if (status === 503 && !c.res.headers.has('retry-after')) c.header('retry-after', String(BUSY_SECONDS))
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy({
        scripts: inlineScripts,
        origin: openedAt(settings, c),
        hasOutwardForm: c.req.path.startsWith('/hand-off/'),
      }),
      'cache-control': isPersonal(c) ? UNCACHED : status < 429 ? REVALIDATED : 'no-store',
      vary: 'Accept-Language, Sec-CH-UA-Mobile, User-Agent',
      etag,
    }
    if (status === 200 && isUnchanged(c, etag)) return c.body(null, 304, headers)
    return c.body(html, status as 200, headers)
  }
}

/** A compressed answer may have the ETag in its weak form. */
function isUnchanged(c: Context, etag: string): boolean {
  const known = c.req.header('if-none-match')?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
