import { useId } from 'react'
import { Link } from 'react-router'

import { navigationText as text } from '../../text/navigation.ts'
import type { KeyOf } from '../../text/text-of.ts'

type Name = Exclude<KeyOf<typeof text>, 'copyright' | 'share.message'>
type Props = {
  readonly title: Name
  readonly links: Readonly<Partial<Record<Name, string>>>
  readonly className?: string
}

/** A named column of places. */
export function LinkList({ title, links, className = '' }: Props) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="chart-label caps font-sans text-soft">
        {text(title)}
      </h2>
      <ul aria-labelledby={id} className={`mt-2 ${className}`}>
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
    </div>
  )
}
