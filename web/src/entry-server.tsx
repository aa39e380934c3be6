import type { PageToRender, RenderedPage, RenderPage } from '@app/contracts/page-rendering'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router'

import { PageConfigProvider } from './api/page-config.tsx'
import { AuthProvider } from './api/session/auth-provider.tsx'
import { createRoutes } from './app/routes.tsx'
import type { RouteHandle } from './app/routes/route-handle.ts'

// Without a <head> in the tree React 19 writes what belongs there at the very start.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

const handler = createStaticHandler(createRoutes())

export const renderPage: RenderPage = async (page) => {
  const context = await handler.query(new Request(page.url))
  return context instanceof Response ? toRedirect(context) : toPage(context, page)
}

async function toPage(context: StaticHandlerContext, { config }: PageToRender): Promise<RenderedPage> {
  const router = createStaticRouter(handler.dataRoutes, context)
  const stream = await renderToReadableStream(
    <StrictMode>
      <PageConfigProvider config={config}>
        <AuthProvider>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </AuthProvider>
      </PageConfigProvider>
    </StrictMode>,
  )
  await stream.allReady
  const html = await new Response(stream).text()
  const head = HOISTED.exec(html)?.[0] ?? ''
  const { loaderData, actionData, errors } = context
  return {
    kind: 'page',
    status: context.statusCode,
    head,
    body: html.slice(head.length),
    state: toScriptJson({ config, state: { loaderData, actionData, errors: errors && plainErrors(errors) } }),
    isEager: context.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.isEager),
  }
}

/** The browser rebuilds a "not found" from its status; whatever else broke stays on the server. */
function plainErrors(errors: NonNullable<StaticHandlerContext['errors']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      const status = (error as { status?: unknown }).status
      return [route, { status: typeof status === 'number' ? status : 500, statusText: '', internal: false, data: null }]
    }),
  )
}

function toRedirect(response: Response): RenderedPage {
  return { kind: 'redirect', status: response.status, location: response.headers.get('location') ?? '/' }
}

/** A closing tag inside the data must not end the script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
