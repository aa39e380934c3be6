import type { ComponentType } from 'react'
import { Navigate, redirect, type RouteObject, useLocation } from 'react-router'

import type { Layout } from '../../device/choose-layout.ts'
import { useLayout } from '../../device/use-layout.ts'
import { askedLayout } from './asked-layout.ts'
import { movedTarget } from './moved-target.ts'

type PageModule = { readonly Component: ComponentType }

/** An address that leads to another, in place of itself, with its query and hash. */
export function movedRoute(path: string, to: string): RouteObject {
  return {
    path,
    loader: ({ request }) => redirectOnServer(to, request),
    Component: () => <MovedTo to={to} />,
  }
}

/** The same on one layout only; the other one has a page there. */
export function movedRouteOn(
  layout: Layout,
  { path, to, page }: { path: string; to: string; page: () => Promise<PageModule> },
): RouteObject {
  return {
    path,
    loader: ({ request, context }) => (context.get(askedLayout) === layout ? redirectOnServer(to, request) : null),
    lazy: async () => {
      const { Component: Page } = await page()
      return { Component: () => (useLayout() === layout ? <MovedTo to={to} /> : <Page />) }
    },
  }
}

export function MovedTo({ to }: { to: string }) {
  return <Navigate to={movedTarget(to, useLocation())} replace />
}

/** A loader never sees the hash, so in the browser the component above leads on. */
function redirectOnServer(to: string, request: Request): Response | null {
  return typeof document === 'undefined' ? redirect(movedTarget(to, new URL(request.url))) : null
}
