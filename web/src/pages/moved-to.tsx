import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, Navigate, redirect, useLocation } from 'react-router'

import { movedTarget } from '../device/hydration/moved-target.ts'
import { useHydrated } from '../device/hydration/use-hydrated.ts'
import type { Layout } from '../device/screen/choose-layout.ts'
import { useLayout } from '../device/screen/use-layout.ts'
import { askedLayout } from './asked-layout.ts'

/** A redirect that replaces the history entry and keeps query and hash. */
export function movedTo(to: string) {
  return {
    loader: ({ request }: LoaderFunctionArgs) => redirectOnServer(to, request),
    Component: () => <MovedTo to={to} />,
  }
}

/** The same on one layout only; the other one has a page there. */
export function movedToOn(layout: Layout, to: string, { Component: Page }: { readonly Component: ComponentType }) {
  return {
    loader: ({ request, context }: LoaderFunctionArgs) =>
      context.get(askedLayout) === layout ? redirectOnServer(to, request) : null,
    Component: () => (useLayout() === layout ? <MovedTo to={to} /> : <Page />),
  }
}

/** Not before hydration has ended: until then the layout is the server's guess, and the other one may have a page here. */
export function MovedTo({ to }: { to: string }) {
  const location = useLocation()
  return useHydrated() ? <Navigate to={movedTarget(to, location)} replace /> : null
}

/** A loader never gets the hash, so in the browser the component above redirects. */
function redirectOnServer(to: string, request: Request): Response | null {
  return typeof document === 'undefined' ? redirect(movedTarget(to, new URL(request.url))) : null
}
