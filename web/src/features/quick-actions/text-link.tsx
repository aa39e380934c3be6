import type { ReactNode } from 'react'

type Props = { readonly href: string | null; readonly label?: string; readonly children: ReactNode }

/** A link in a row of actions, large enough for a thumb, to another site. Renders nothing without a target. */
export function TextLink({ href, label, children }: Props) {
  if (href === null) return null
  const isOutside = /^https?:/.test(href)
  return (
    <a
      href={href}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      className="inline-flex min-h-11 items-center font-semibold text-tide underline decoration-edge underline-offset-4"
    >
      {children}
    </a>
  )
}
