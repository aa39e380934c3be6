import './api/configure-zod.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { PageConfigProvider } from './api/page-config.tsx'
import { readPage } from './api/read-page.ts'
import { createRoutes } from './app/routes.tsx'
import { ServerState } from './app/server-state.tsx'
import { fetchChrome } from './app/shell/chrome.ts'
import { AuthProvider } from './entities/traveller/session/auth-provider.tsx'

/** The same file hydrates a server-rendered page and renders into the empty shell (native app, offline). */
export async function start(): Promise<void> {
  const { config, state } = readPage(document, location.origin)
  const routes = createRoutes()
  const chrome = fetchChrome(config.layout)
  // A server-rendered page keeps its bars, and hydrates later; an empty shell is rendered with whatever has loaded.
  await (state ? Promise.all([chrome, loadMatched(routes)]) : chrome.catch(() => undefined))
  const router = createBrowserRouter(routes, state ? { hydrationData: state as HydrationState } : {})
  const app = (
    <StrictMode>
      <PageConfigProvider config={config}>
        <AuthProvider>
          <ServerState>
            <RouterProvider router={router} />
          </ServerState>
        </AuthProvider>
      </PageConfigProvider>
    </StrictMode>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  // In a transition React hydrates in short slices, so that a tap is handled in between.
  startTransition(() => {
    if (state) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** A lazy route that is still loading would replace the server's page by a fallback. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}
