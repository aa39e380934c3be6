'use no memo'
import { HomePage } from '../../features/home/home-page.tsx'
import { wakeHomeParts } from '../../features/home/home-parts.ts'
import { loadJourneyIfAsked } from '../../features/home/load-journey-if-asked.ts'
import { homeText as text } from '../../text/home.ts'
import { PageHead } from '../page-head.tsx'

export { loadJourneyIfAsked as loader }

// The page wakes only when what is in view can wake with it.
await wakeHomeParts()

export function Component() {
  return (
    <>
      <PageHead title={text('home.title')} description={text('home.description')} />
      <HomePage />
    </>
  )
}
