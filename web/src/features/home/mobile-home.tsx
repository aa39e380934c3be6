'use no memo'

import { Link } from 'react-router'

import { homeText as text } from '../../text/home.ts'
import { Later, type LaterPart } from '../../ui/later.tsx'
import { Greeting } from './greeting.tsx'
import { HomeChart } from './home-chart.tsx'
import { PromptBox } from './prompt-box.tsx'
import { StatsRow } from './stats-row.tsx'
import { TrialAction } from './trial-action.tsx'

/** The same facts for one thumb: what a traveller on the way needs first stands first. */
export function MobileHome({ parts }: { readonly parts: readonly LaterPart[] }) {
  return (
    <>
      <section className="bg-sea">
        <HomeChart isNarrow className="block w-full" />
        <div className="relative -mt-5 rounded-t-sheet border-t border-line bg-paper px-5 pt-5 pb-6">
          <Greeting />
          <h1 className="mt-1 mb-4 text-display">{text('home.mobile.title')}</h1>
          <PromptBox shown={1} />
          <TrialAction className="mt-5 w-full" />
          <Link to="/itinerary" className="mt-1 flex min-h-11 items-center justify-center font-semibold text-tide">
            {text('home.plan')}
          </Link>
          <StatsRow className="mt-4" />
        </div>
      </section>
      {parts.map((part) => (
        <Later key={part.name} part={part} className="min-h-60" />
      ))}
    </>
  )
}
