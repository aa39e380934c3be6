'use no memo'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

type Props = { readonly to: string; readonly className: string; readonly children: ReactNode }

/**
 * A link that is marked when its page, or one below it, is open. The router's own can do more and is ten times the
 * size.
 */
export function PlaceLink({ to, className, children }: Props) {
  const here = useLocation().pathname.toLowerCase()
  const isHere = here === to || (to !== '/' && here.startsWith(`${to}/`))
  return (
    <Link to={to} className={className} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
