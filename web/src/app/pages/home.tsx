'use no memo'
import { HomePage } from '../../features/home/home-page.tsx'
import { homeParts } from '../../features/home/home-parts.ts'
import { loadJourneyIfAsked } from '../../features/home/load-journey-if-asked.ts'
import { homeText as text } from '../../text/home.ts'
import { laterPart, wakeVisible } from '../../ui/later.tsx'
import { PageHead } from '../page-head.tsx'

export { loadJourneyIfAsked as loader }

const ACTIONS = laterPart(
  async () => ({ default: (await import('../../features/quick-actions/quick-actions.tsx')).QuickActions }),
  'actions',
)
const PARTS = homeParts(ACTIONS)

// The page wakes only when what is in view can wake with it.
await wakeVisible([...PARTS.desktop, ...PARTS.mobile])

export function Component() {
  return (
    <>
      <PageHead title={text('home.title')} description={text('home.description')} />
      <HomePage parts={PARTS} />
    </>
  )
}
