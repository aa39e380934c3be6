'use no memo'
import { useLocation, useMatches } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { crumbTrail } from '../../features/navigation/crumb-trail.ts'
import { frameText as text } from '../../text/frame.ts'
import { Breadcrumb, type BreadcrumbItem } from '../../ui/breadcrumb.tsx'
import type { RouteHandle } from '../routes/route-handle.ts'

/** The root route's handle: the names of all pages, for the steps above the one that is open. */
export type CrumbNames = { readonly crumbs: ReadonlyMap<string, string> }

/** Where this page lies: for people on a desk, and for search engines everywhere. */
export function Trail({ isShown }: { isShown: boolean }) {
  const { origin } = usePageConfig()
  const { items, isUnlisted } = useTrail()
  if (items.length === 0) return null
  return (
    <>
      {isShown && (
        <div className="page-width pt-3">
          <Breadcrumb items={items} />
        </div>
      )}
      {/* The address of an unlisted page may hold a secret, and search engines have no use for it. */}
      {!isUnlisted && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structured(items, origin) }} />
      )}
    </>
  )
}

function useTrail(): { readonly items: readonly BreadcrumbItem[]; readonly isUnlisted: boolean } {
  const { pathname } = useLocation()
  const matches = useMatches()
  const names = matches[0]?.handle as CrumbNames | undefined
  const page = matches.at(-1)
  const { crumb, steps, isApart = false, isUnlisted = false } = (page?.handle ?? {}) as RouteHandle
  const own =
    typeof crumb === 'function' ? (page?.loaderData === undefined ? undefined : crumb(page.loaderData)) : crumb
  const here = pathname.replace(/\/+$/, '')
  const above = page?.loaderData === undefined ? {} : steps?.(page.loaderData)
  const items = crumbTrail(
    pathname,
    text('crumb.home'),
    (path) => (path === here && own) || (isApart ? undefined : (names?.crumbs.get(path) ?? above?.[path])),
  )
  return { items, isUnlisted }
}

/** https://schema.org/BreadcrumbList */
function structured(items: readonly BreadcrumbItem[], origin: string): string {
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${href}`,
  }))
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}
