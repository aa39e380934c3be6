import { HomePage } from '../../features/home/home-page.tsx'
import { wakeHomeParts } from '../../features/home/home-parts.tsx'
import { loadJourney } from '../../features/home/load-journey.ts'
import { homeText as text } from '../../text/home.ts'
import { PageHead } from '../page-head.tsx'

export { loadJourney as loader }

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
