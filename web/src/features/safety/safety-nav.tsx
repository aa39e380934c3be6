import { PartsNav } from '../../ui/parts-nav.tsx'
import { discreetText as text } from './discreet/discreet-text.ts'
import { QuickExit } from './discreet/quick-exit.tsx'

const PATHS = {
  now: '/gemini-safety',
  card: '/gemini-safety/card',
  'check-in': '/gemini-safety/check-in',
  plan: '/gemini-safety/plan',
} as const

/** The parts of the safety tool, and the way out. */
export function SafetyNav({ here }: { readonly here: keyof typeof PATHS }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <PartsNav
        label={text('nav')}
        paths={PATHS}
        here={here}
        nameOf={(part) => text(`nav.${part}`)}
        className="gap-x-4.5 sm:gap-x-6"
      />
      <QuickExit />
    </div>
  )
}
