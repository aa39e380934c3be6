import { euros } from '@app/domain/kernel'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatMoney } from '../../text/format.ts'
import { homeText as text } from '../../text/home.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HomeChart } from './home-chart.tsx'

export function HomePage() {
  return (
    <>
      <section className="relative isolate overflow-hidden border-b border-line bg-sea">
        <div className="absolute inset-0 -z-10 hidden lg:block">
          <HomeChart />
          {/* Printers leave the cartouche empty so that its words can be read. */}
          <div className="absolute inset-y-0 left-0 w-2/5 bg-linear-to-r from-sea from-60% to-transparent" />
        </div>
        <div className="page-width grid gap-10 pt-14 pb-12 lg:pt-24 lg:pb-24">
          <div className="max-w-[34rem]">
            <h1 className="text-display">{text('home.title')}</h1>
            <p className="mt-6 max-w-[30rem] text-lead">{text('home.lead')}</p>
          </div>
          <FirstTool />
        </div>
        <div className="h-80 border-t border-line lg:hidden">
          <HomeChart isNarrow />
        </div>
      </section>
      <Principles />
    </>
  )
}

/** A ticket stub: the tool on the left of the perforation, the law's amounts on the right. */
function FirstTool() {
  const { locale } = usePageConfig()
  return (
    <section
      aria-labelledby="first-tool"
      className="grid max-w-[36rem] rounded-sheet border border-line bg-raised sm:grid-cols-[1fr_auto]"
    >
      <div className="p-6 sm:p-7">
        <p className="chart-label caps text-soft">{text('home.tool.label')}</p>
        <h2 id="first-tool" className="mt-2 text-title">
          {text('home.tool.title')}
        </h2>
        <p className="mt-2 text-soft">{text('home.tool.text')}</p>
        <ButtonLink to="/flight-compensation" className="mt-5">
          {text('home.tool.action')}
        </ButtonLink>
      </div>
      <div className="border-t-2 border-dotted border-edge p-6 sm:border-t-0 sm:border-l-2 sm:p-7">
        <p className="chart-label max-w-32 text-soft">{text('home.tool.amounts')}</p>
        <ul className="mt-3 flex gap-x-6 font-display text-title tabular-nums sm:grid sm:gap-1">
          {[250, 400, 600].map((amount) => (
            <li key={amount}>{formatMoney(euros(amount), locale)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const PRINCIPLES = ['source', 'offline', 'unknown'] as const

function Principles() {
  return (
    <section aria-labelledby="principles" className="page-width pt-16 lg:pt-24">
      <h2 id="principles" className="text-heading">
        {text('home.principles.title')}
      </h2>
      <dl className="mt-8 grid gap-x-12 md:grid-cols-3">
        {PRINCIPLES.map((name) => (
          <div key={name} className="border-t border-edge py-5">
            <dt className="font-display text-title">{text(`home.principle.${name}.title`)}</dt>
            <dd className="mt-2 max-w-[42ch] text-soft">{text(`home.principle.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
