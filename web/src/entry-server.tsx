import type { FindPageParameters, PageToRender, RenderedPage, RenderPage } from '@app/contracts/page-rendering'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'

import { serverPlaces } from './api/ask-places.ts'
import { serverPlanCheck } from './api/ask-plan-check.ts'
import { serverAnswer } from './api/conversations/server-answer.ts'
import { serverEntryTables } from './api/entry/load-entry-tables.ts'
import { PageConfigProvider } from './api/page-config.tsx'
import { serverRates } from './api/rates/load-rates.ts'
import { serverHandOff } from './api/server-hand-off.ts'
import { AuthProvider } from './api/session/auth-provider.tsx'
import { serverSharedTrip } from './api/trips/server-shared-trip.ts'
import { findParameters } from './app/page-parameters.ts'
import { createRoutes } from './app/routes.tsx'
import { askedLayout } from './app/routes/asked-layout.ts'
import type { RouteHandle } from './app/routes/route-handle.ts'
import { newNumber } from './app/shell/report-error.ts'

export { describeSite } from './app/describe-site.ts'

// Without a <head> in the tree React 19 writes what belongs there at the very start.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

const handler = createStaticHandler(createRoutes())

export const findPageParameters: FindPageParameters = (path) => findParameters(handler.dataRoutes, path)

export const renderPage: RenderPage<AbortSignal> = async (page) => {
  const requestContext = new RouterContextProvider()
  requestContext.set(askedLayout, page.config.layout)
  requestContext.set(serverPlaces, page.places ?? null)
  requestContext.set(serverSharedTrip, page.sharedTrip ?? null)
  requestContext.set(serverPlanCheck, page.checkPlan ?? null)
  requestContext.set(serverRates, page.rates ?? null)
  requestContext.set(serverEntryTables, page.entryTables ?? null)
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
          <StaticRouterProvider router={router} context={told} hydrate={false} />
        </AuthProvider>
      </PageConfigProvider>
    </StrictMode>,
    signal && { signal, onError: (error) => (signal.aborted ? undefined : reportToLog(error)) },
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

/** As React does when nobody tells it otherwise. */
function reportToLog(error: unknown): undefined {
  console.error(error)
}

/**
 * A page draws an error from its status alone, here and in the browser; what broke stays on the server, under a number
 * that the page shows.
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
