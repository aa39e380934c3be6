import { Fragment } from 'react'
import { Link } from 'react-router'

import { uiText as text } from '../ui-text.ts'

export type BreadcrumbItem = { readonly label: string; readonly href: string }

/** The last item is the page itself. */
export function Breadcrumb({ items }: { readonly items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={text('breadcrumb')}>
      <ol className="chart-label flex flex-wrap items-center gap-x-2 text-soft">
        {items.map(({ label, href }, place) => (
          <Fragment key={href}>
            {place > 0 && <li role="presentation" aria-hidden="true" className="h-3 w-px rotate-20 bg-edge" />}
            <li className="min-w-0">
              {place === items.length - 1 ? (
                <span aria-current="page" className="inline-flex min-h-11 items-center text-ink">
                  {label}
                </span>
              ) : (
                <Link
                  to={href}
                  className="inline-flex min-h-11 items-center text-soft no-underline hover:text-tide hover:underline"
                >
                  {label}
                </Link>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
