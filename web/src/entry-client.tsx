import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { PageConfigProvider } from './api/page-config.tsx'
import { readPage } from './api/read-page.ts'
import { AuthProvider } from './api/session/auth-provider.tsx'
import { createRoutes } from './app/routes.tsx'
import { fetchChrome } from './app/shell/chrome.ts'

/** The same file wakes a page from the server (hydrate) and fills the empty shell (native app, offline). */
export async function start(): Promise<void> {
  const { config, state } = readPage(document, location.origin)
  const routes = createRoutes()
  const chrome = fetchChrome(config.layout)
  // A page that the server drew keeps its bars, and waits for a better moment; an empty shell is filled with what there is.
  await (state ? Promise.all([chrome, loadMatched(routes)]) : chrome.catch(() => undefined))
  const router = createBrowserRouter(routes, state ? { hydrationData: state as HydrationState } : {})
  const app = (
    <StrictMode>
      <PageConfigProvider config={config}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </PageConfigProvider>
    </StrictMode>
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  // In a transition React hydrates in short slices, so a tap is answered in between.
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
