'use no memo'

import { Link } from 'react-router'

import { DeferredSection, type LazySection } from '../../ui/deferred/deferred-section.tsx'
import { HomeChart } from './drawings/home-chart.tsx'
import { Greeting } from './greeting.tsx'
import { PromptBox } from './prompt-box.tsx'
import { StatsRow } from './sections/stats-row.tsx'
import { TrialAction } from './sections/trial-action.tsx'
import { homeText as text } from './text/home.ts'

/** The same content for phones: what a traveller needs on the move comes first. */
export function MobileHome({ sections }: { readonly sections: readonly LazySection[] }) {
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
      {sections.map((section) => (
        <DeferredSection key={section.name} section={section} className="min-h-60" />
      ))}
    </>
  )
}
