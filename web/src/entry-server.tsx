import type { FindPageParameters, PageToRender, RenderedPage, RenderPage } from '@app/contracts/page-rendering'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'

import { PageConfigProvider } from './api/page-config.tsx'
import { createRoutes } from './app/routes.tsx'
import type { RouteHandle } from './app/routes/route-handle.ts'
import { newNumber } from './app/shell/report-error.ts'
import { serverAnswer } from './entities/conversation/server-answer.ts'
import { serverRates } from './entities/currency/load-rates.ts'
import { serverPhrases } from './entities/phrases/load-phrases.ts'
import { serverLanguage, serverPlaces } from './entities/place/ask-places.ts'
import { serverEntryTables } from './entities/place/entry-tables/load-entry-tables.ts'
import { serverFeeds } from './entities/safety-feeds/load-feeds.ts'
import { AuthProvider } from './entities/traveller/session/auth-provider.tsx'
import { serverSharedTrip } from './entities/trip/server-shared-trip.ts'
import { serverBlog } from './features/blog/load-blog.ts'
import { serverHandOff } from './features/hand-off/server-hand-off.ts'
import { serverPlanCheck } from './features/trip-check/ask-plan-check.ts'
import { createQueryClient } from './offline/query-client.ts'
import { askedLayout } from './pages/asked-layout.ts'
import { findParameters } from './pages/page-parameters.ts'

export { describeSite } from './app/describe-site.ts'

// Without a <head> in the tree React 19 writes hoisted tags at the very start.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

const handler = createStaticHandler(createRoutes())

export const findPageParameters: FindPageParameters = (path) => findParameters(handler.dataRoutes, path)

export const renderPage: RenderPage<AbortSignal> = async (page) => {
  const requestContext = new RouterContextProvider()
  requestContext.set(askedLayout, page.config.layout)
  requestContext.set(serverPlaces, page.places ?? null)
  requestContext.set(serverLanguage, page.config.locale)
  requestContext.set(serverSharedTrip, page.sharedTrip ?? null)
  requestContext.set(serverPlanCheck, page.checkPlan ?? null)
  requestContext.set(serverRates, page.rates ?? null)
  requestContext.set(serverFeeds, page.feeds ?? null)
  requestContext.set(serverBlog, page.blog ?? null)
  requestContext.set(serverEntryTables, page.entryTables ?? null)
  requestContext.set(serverPhrases, page.phrases ?? null)
  requestContext.set(serverHandOff, page.handOff ?? null)
  requestContext.set(serverAnswer, page.answer ?? null)
  const context = await handler.query(toRequest(page), { requestContext })
  return context instanceof Response ? toRedirect(context) : toPage(context, page)
}

function toRequest({ url, form, signal }: PageToRender<AbortSignal>): Request {
  const until = { signal: signal ?? null }
  if (form === undefined) return new Request(url, until)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Request(url, { method: 'POST', headers, body: form, ...until })
}

async function toPage(
  context: StaticHandlerContext,
  { config, signal }: PageToRender<AbortSignal>,
): Promise<RenderedPage> {
  const { errors, problems } = withNumbers(context.errors)
  const told = { ...context, errors }
  const router = createStaticRouter(handler.dataRoutes, told)
  const stream = await renderToReadableStream(
    <StrictMode>
      <PageConfigProvider config={config}>
        <AuthProvider>
          <QueryClientProvider client={createQueryClient()}>
            <StaticRouterProvider router={router} context={told} hydrate={false} />
          </QueryClientProvider>
        </AuthProvider>
      </PageConfigProvider>
    </StrictMode>,
    {
      // One document, without the scripts by which React would fill in large sections later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(signal && { signal, onError: (error: unknown) => (signal.aborted ? undefined : reportToLog(error)) }),
    },
  )
  await stream.allReady
  const html = await new Response(stream).text()
  const head = HOISTED.exec(html)?.[0] ?? ''
  const { loaderData, actionData } = context
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    body: html.slice(head.length),
    state: toScriptJson({ config, state: { loaderData, actionData, errors } }),
    problems,
    isEager: context.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.isEager),
  }
}

/** React's default behaviour. */
function reportToLog(error: unknown): undefined {
  console.error(error)
}

/**
 * A page renders an error from its status alone, here and in the browser; the error itself stays on the server, under
 * an id that the page shows.
 */
function withNumbers(errors: StaticHandlerContext['errors']) {
  const problems = Object.values(errors ?? {})
    .filter((error) => statusOf(error) >= 500)
    .map((error) => ({ id: newNumber(), error: error as unknown }))
  const told = Object.entries(errors ?? {}).map(([route, error]: [string, unknown]) => {
    const errorId = problems.find((problem) => problem.error === error)?.id
    return [route, { status: statusOf(error), statusText: '', internal: false, data: errorId ? { errorId } : null }]
  })
  return { errors: errors && (Object.fromEntries(told) as Record<string, unknown>), problems }
}

function statusOf(error: unknown): number {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : 500
}

function toRedirect(response: Response): RenderedPage {
  return { kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' }
}

/** A closing tag inside the data must not end the script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
