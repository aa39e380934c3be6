import { Link } from 'react-router'

type Props<Part extends string> = {
  readonly label: string
  readonly paths: Readonly<Record<Part, string>>
  readonly here: Part
  readonly nameOf: (part: Part) => string
  /** Of the list: the space between its links. */
  readonly className?: string
}

/** The parts of one tool, each a page with an address of its own. */
export function PartsNav<Part extends string>({ label, paths, here, nameOf, className = 'gap-x-6' }: Props<Part>) {
  return (
    <nav aria-label={label} className="max-w-full overflow-x-auto">
      <ul className={`flex border-b border-line ${className}`}>
        {(Object.keys(paths) as Part[]).map((part) => (
          <li key={part}>
            <Link
              to={paths[part]}
              {...(part === here && { 'aria-current': 'page' as const })}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-soft no-underline hover:text-ink aria-[current]:border-tide aria-[current]:text-tide"
            >
              {nameOf(part)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
