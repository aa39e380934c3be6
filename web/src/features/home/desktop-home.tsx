'use no memo'

import { Link } from 'react-router'

import { DeferredSection, type LazySection } from '../../ui/deferred/deferred-section.tsx'
import { HomeChart } from './drawings/home-chart.tsx'
import { PromptBox } from './prompt-box.tsx'
import { StatsRow } from './sections/stats-row.tsx'
import { TrialAction } from './sections/trial-action.tsx'
import { homeText as text } from './text/home.ts'

export function DesktopHome({ sections }: { readonly sections: readonly LazySection[] }) {
  return (
    <>
      <Hero />
      {sections.map((section) => (
        <DeferredSection
          key={section.name}
          section={section}
          className={section.name === 'actions' ? 'min-h-60' : 'min-h-96'}
        />
      ))}
    </>
  )
}

function Hero() {
  return (
    <section className="relative isolate overflow-hidden bg-sea">
      {/* A fixed size: text that reflows when its font loads must not move the coast. */}
      <div className="absolute top-0 right-0 -z-10 hidden h-[52rem] lg:block">
        <HomeChart className="h-full w-auto" />
        {/* The area behind the text is left empty so that it can be read. */}
        <div className="absolute inset-y-0 left-0 w-1/2 bg-linear-to-r from-sea from-25% to-transparent" />
      </div>
      <div className="page-width flex flex-col gap-10 pt-10 pb-10 lg:min-h-[52rem] lg:justify-between lg:pt-14 lg:pb-12">
        <div className="max-w-[35rem]">
          <p className="chart-label caps mb-5 text-soft">{text('home.chart.sheet')}</p>
          <h1 className="text-display whitespace-pre-line lg:whitespace-pre">{text('home.headline')}</h1>
          <p className="mt-5 mb-7 max-w-[33rem] text-lead lg:min-h-[4.35em]">{text('home.lead')}</p>
          <PromptBox shown={2} />
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <TrialAction />
            <Link to="/itinerary" className="inline-flex min-h-11 items-center font-semibold text-tide">
              {text('home.plan')}
            </Link>
          </div>
          <p className="mt-2 text-small text-soft signed-in:hidden">{text('home.trial.note')}</p>
        </div>
        <StatsRow />
      </div>
      <HomeChart isNarrow className="w-full border-t border-line lg:hidden" />
    </section>
  )
}
