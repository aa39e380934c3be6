import { useId } from 'react'
import { Link } from 'react-router'

import type { KeyOf } from '../../text/text-of.ts'
import { navigationText as text } from './navigation-text.ts'

type Name = Exclude<KeyOf<typeof text>, 'copyright' | 'share.message'>
type Props = {
  readonly title: Name
  readonly links: Readonly<Partial<Record<Name, string>>>
  readonly className?: string
}

/** A titled column of links. */
export function LinkList({ title, links, className = '' }: Props) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="chart-label caps font-sans text-soft">
        {text(title)}
      </h2>
      <Places labelledBy={id} links={links} className={`mt-2 ${className}`} />
    </div>
  )
}

/** The same, collapsed; it opens without script. */
export function FoldedLinks({ title, links }: Props) {
  const id = useId()
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
        <h2 id={id} className="chart-label caps font-sans text-soft">
          {text(title)}
        </h2>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          fill="none"
          className="size-4 stroke-soft stroke-[1.5] transition-transform duration-150 group-open:rotate-180"
        >
          <path d="m3 6 5 5 5-5" />
        </svg>
      </summary>
      <Places labelledBy={id} links={links} className="columns-[2_7rem] gap-x-8 pb-4" />
    </details>
  )
}

type PlacesProps = { readonly labelledBy: string; readonly links: Props['links']; readonly className: string }

function Places({ labelledBy, links, className }: PlacesProps) {
  return (
    <ul aria-labelledby={labelledBy} className={className}>
      {Object.entries(links).map(([name, to]) => (
        <li key={name}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center text-small text-ink no-underline hover:text-tide hover:underline lg:min-h-9"
          >
            {text(name as Name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
