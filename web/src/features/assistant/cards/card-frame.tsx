import type { Claim } from '@app/domain/kernel'
import { type ReactNode, useId } from 'react'

import { ProofLine, type ProofWords } from '../../../entities/place/country-facts/proof-line.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeDay } from './write.ts'

type Props = {
  readonly title: string
  /** Shown at the far end of the title. */
  readonly aside?: ReactNode
  readonly claims?: readonly Proving[]
  /** A full-width drawing below the title. */
  readonly illustration?: ReactNode
  readonly children?: ReactNode
}

const NO_CLAIMS: readonly Proving[] = []

/** The frame of every card: title, content, and the sources below a line. */
export function CardFrame({ title, aside, claims = NO_CLAIMS, illustration, children }: Props) {
  const id = useId()
  const { Heading } = useCardWords()
  return (
    <section
      aria-labelledby={id}
      className="@container min-w-0 overflow-hidden rounded-sheet border border-line bg-raised"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-0.5 border-b border-line px-4 py-2.5 @md:px-5">
        <Heading id={id} className="chart-label caps font-sans text-soft">
          {title}
        </Heading>
        {aside && <p className="chart-label text-soft">{aside}</p>}
      </header>
      {illustration}
      {children && <div className="grid gap-4 px-4 py-4 *:min-w-0 @md:px-5">{children}</div>}
      {claims.length > 0 && (
        <footer className="grid gap-1 border-t border-line px-4 py-2.5 @md:px-5">
          <Proof claims={claims} />
        </footer>
      )}
    </section>
  )
}

export type Proving = Omit<Claim<unknown>, 'value'>

/** Each source once, with the date it was checked. */
export function Proof({ claims }: { readonly claims: readonly Proving[] }) {
  const { text, locale } = useCardWords()
  const words: ProofWords = {
    verified: text('proof.verified'),
    editorial: (month) => text('proof.editorial', { month }),
    stale: text('proof.stale'),
    unknown: text('proof.unknown'),
  }
  return distinct(claims).map((claim) => (
    <ProofLine key={keyOf(claim)} claim={claim} words={words} day={writeDay(claim.checkedAt, locale)} locale={locale} />
  ))
}

export function distinct(claims: readonly Proving[]): readonly Proving[] {
  return [...new Map(claims.map((claim) => [keyOf(claim), claim])).values()]
}

function keyOf({ source, checkedAt, status }: Proving): string {
  return `${source.url} ${source.title} ${checkedAt} ${status}`
}

type Figure = readonly [name: string, value: ReactNode]

/** Labels and values; entries with null are left out. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="min-w-0">
              <dt className="chart-label text-soft">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
