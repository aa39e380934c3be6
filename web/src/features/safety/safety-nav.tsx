import { Link } from 'react-router'

import { discreetText as text } from './discreet/discreet-text.ts'
import { QuickExit } from './discreet/quick-exit.tsx'

export const SAFETY_PARTS = ['now', 'card', 'check-in', 'plan'] as const
export type SafetyPart = (typeof SAFETY_PARTS)[number]

const PATHS: Readonly<Record<SafetyPart, string>> = {
  now: '/gemini-safety',
  card: '/gemini-safety/card',
  'check-in': '/gemini-safety/check-in',
  plan: '/gemini-safety/plan',
}

/** The parts of the safety tool, each with an address of its own, and the way out. */
export function SafetyNav({ here }: { readonly here: SafetyPart }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <nav aria-label={text('nav')} className="max-w-full overflow-x-auto">
        <ul className="flex gap-x-4.5 border-b border-line sm:gap-x-6">
          {SAFETY_PARTS.map((part) => (
            <li key={part}>
              <Link
                to={PATHS[part]}
                {...(part === here && { 'aria-current': 'page' as const })}
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-soft no-underline hover:text-ink aria-[current]:border-tide aria-[current]:text-tide"
              >
                {text(`nav.${part}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <QuickExit />
    </div>
  )
}
