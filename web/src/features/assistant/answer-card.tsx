import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { assistantText as text } from '../../text/assistant.ts'
import { formatDuration, formatMoney } from '../../text/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type Answer, ASSISTANT_TOOLS, type AssistantTool } from './assistant-turn.ts'

const OFFICIAL = [
  { name: 'WHO, International travel and health', url: 'https://www.who.int/travel-advice' },
  { name: 'CDC Travelers’ Health (US)', url: 'https://wwwnc.cdc.gov/travel' },
  { name: 'TravelHealthPro (GB)', url: 'https://travelhealthpro.org.uk/countries' },
]
const WAYS_ON: readonly AssistantTool[] = ['itinerary', 'documents', 'risk', 'flights']

export function AnswerCard({ answer }: { answer: Answer }) {
  switch (answer.kind) {
    case 'delay':
      return <DelayAnswer answer={answer} />
    case 'delay-ask':
      return (
        <>
          <p>{text('delay.ask')}</p>
          <ul className="mt-2 list-disc ps-5">
            {answer.missing.map((fact) => (
              <li key={fact}>{text(`delay.ask.${fact}`)}</li>
            ))}
          </ul>
          <WayOn to={answer.link}>{text('delay.ask.open')}</WayOn>
        </>
      )
    case 'climate':
      return <ClimateAnswer answer={answer} />
    case 'official':
      return <OfficialAnswer />
    case 'tool':
      return (
        <>
          <h3 className="text-lead">{text('tool.title', { tool: text(answer.tool) })}</h3>
          <p className="mt-2 text-soft">{text(`${answer.tool}.why`)}</p>
          <WayOn to={ASSISTANT_TOOLS[answer.tool]}>{text('tool.open', { tool: text(answer.tool) })}</WayOn>
        </>
      )
    case 'unknown':
      return (
        <>
          <h3 className="text-lead">{text('unknown.title')}</h3>
          <p className="mt-2 text-soft">{text('unknown.text')}</p>
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {WAYS_ON.map((tool) => (
              <li key={tool}>
                <Link to={ASSISTANT_TOOLS[tool]} className="inline-flex min-h-11 items-center text-tide underline">
                  {text(tool)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )
  }
}

function OfficialAnswer() {
  return (
    <>
      <h3 className="text-lead">{text('official.title')}</h3>
      <p className="mt-2 text-soft">{text('official.health')}</p>
      <ul className="mt-1">
        {OFFICIAL.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center text-tide underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function DelayAnswer({ answer }: { answer: Extract<Answer, { kind: 'delay' }> }) {
  const { locale } = usePageConfig()
  const { assessment, from, to, minutes, link } = answer
  const route = text('delay.route', { from, to, delay: formatDuration(minutes, locale) })
  const amount =
    assessment.kind === 'owed' ? assessment.amount : assessment.kind === 'needs-fact' ? assessment.upTo : null
  return (
    <>
      <p className="chart-label text-soft">{route}</p>
      {amount ? (
        <>
          <h3 className="mt-2 font-sans text-base">
            {text(assessment.kind === 'owed' ? 'delay.owed' : 'delay.maybe')}
          </h3>
          <p
            className={`font-display text-heading tabular-nums ${assessment.kind === 'owed' ? 'text-moss' : 'text-ink'}`}
          >
            {formatMoney(amount, locale)}
          </p>
        </>
      ) : (
        <h3 className="mt-2 text-lead">{text('delay.not-owed')}</h3>
      )}
      {assessment.kind === 'not-owed' && (
        <p className="mt-2 text-soft">{text(`delay.because.${assessment.because}`)}</p>
      )}
      {assessment.kind === 'needs-fact' && (
        <p className="mt-2 text-soft">{text(`delay.missing.${assessment.missing}`)}</p>
      )}
      <p className="chart-label mt-4 text-soft">
        {assessment.basis.map(({ instrument, provision }) => `${instrument}, ${provision}`).join(' · ')}
      </p>
      <WayOn to={link}>{text('delay.open')}</WayOn>
    </>
  )
}

function ClimateAnswer({ answer }: { answer: Extract<Answer, { kind: 'climate' }> }) {
  const { locale } = usePageConfig()
  const words = locale.startsWith('en') ? locale : 'en-GB'
  const month = new Intl.DateTimeFormat(words, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, answer.month, 1),
  )
  const unit = (name: string, value: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 0 }).format(value)
  return (
    <>
      {answer.cities.length === 0 ? (
        <p>{text('climate.none', { count: String(answer.of), month })}</p>
      ) : (
        <>
          <p className="chart-label text-soft">{text('climate.title', { month })}</p>
          <ul className="mt-2 border-t border-line">
            {answer.cities.map(({ name, meanC, rainMm }) => (
              <li
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2"
              >
                <span className="font-semibold">{name}</span>
                <span className="chart-label text-soft">
                  {text('climate.row', { degrees: unit('celsius', meanC), rain: unit('millimeter', rainMm) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <WayOn to={`/gemini-travel-intel?month=${answer.month + 1}`}>{text('climate.open')}</WayOn>
    </>
  )
}

function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="outline" size="sm" className="mt-4">
      {children}
    </ButtonLink>
  )
}
