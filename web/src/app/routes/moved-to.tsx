import type { ComponentType } from 'react'
import { type LoaderFunctionArgs, Navigate, redirect, useLocation } from 'react-router'

import type { Layout } from '../../device/choose-layout.ts'
import { movedTarget } from '../../device/moved-target.ts'
import { useLayout } from '../../device/use-layout.ts'
import { askedLayout } from './asked-layout.ts'

/** An address that leads to another, in place of itself, with its query and hash. */
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

export function MovedTo({ to }: { to: string }) {
  return <Navigate to={movedTarget(to, useLocation())} replace />
}

/** A loader never sees the hash, so in the browser the component above leads on. */
function redirectOnServer(to: string, request: Request): Response | null {
  return typeof document === 'undefined' ? redirect(movedTarget(to, new URL(request.url))) : null
}
