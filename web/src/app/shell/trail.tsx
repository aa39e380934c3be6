'use no memo'
import { useLocation, useMatches } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { crumbTrail } from '../../features/navigation/crumb-trail.ts'
import { frameText as text } from '../../features/navigation/frame-text.ts'
import { Breadcrumb, type BreadcrumbItem } from '../../ui/disclosure/breadcrumb.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { RouteHandle } from '../routes/route-handle.ts'

/** The root route's handle: the names of all pages, for breadcrumb steps. */
export type CrumbNames = { readonly crumbs: ReadonlyMap<string, string> }

/** The position of this page in the site: visible on desktop, and as structured data everywhere. */
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
      {/* The path of an unlisted page may contain a secret, and search engines do not need it. */}
      {!isUnlisted && <StructuredData data={breadcrumbList(items, origin)} />}
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
function breadcrumbList(items: readonly BreadcrumbItem[], origin: string) {
  const itemListElement = items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${href}`,
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
