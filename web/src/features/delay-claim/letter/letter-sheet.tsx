import { Fragment, type ReactNode } from 'react'

import { letterText as text } from './letter-text.ts'
import { GAP, type Letter } from './letter.ts'

/** The letter as it will be sent; what is missing is marked. */
export function LetterSheet({ letter }: { letter: Letter }) {
  const { sender, recipient, date, subject, facts, greeting, paragraphs, basis, enclosed, closing, signature } = letter
  return (
    <article
      lang={letter.language}
      aria-label={text('sheet.label')}
      className="grid gap-5 rounded-control border border-line bg-paper px-5 py-6 text-small wrap-anywhere sm:px-10 sm:py-10"
    >
      <Lines lines={sender} />
      <Lines lines={recipient} />
      <p>{date}</p>
      <p className="font-display text-lead leading-tight">
        <WithGaps>{subject}</WithGaps>
      </p>
      <dl className="grid border-t border-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-b border-line py-1.5">
            <dt className="flex-[1_1_6.5rem] text-soft">{label}</dt>
            <dd className="flex-[3_1_9rem] tabular-nums">
              <WithGaps>{value}</WithGaps>
            </dd>
          </div>
        ))}
      </dl>
      <p>{greeting}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-[66ch]">
          <WithGaps>{paragraph}</WithGaps>
        </p>
      ))}
      <div>
        <p>{closing}</p>
        <p className="mt-6">
          <WithGaps>{signature}</WithGaps>
        </p>
      </div>
      <div className="grid gap-5 border-t border-line pt-5 sm:grid-cols-[3fr_2fr]">
        <Listed {...basis} />
        {enclosed && <Listed {...enclosed} />}
      </div>
    </article>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p className="whitespace-pre-line">
      <WithGaps>{lines.join('\n')}</WithGaps>
    </p>
  )
}

function Listed({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid list-disc gap-0.5 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function WithGaps({ children }: { children: string }): ReactNode {
  return splitGaps(children).map(({ at, part, isGap }) =>
    isGap ? (
      <mark key={at} className="rounded-[3px] bg-sun/25 px-0.5 text-ink">
        {part}
      </mark>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}

type Part = { readonly at: number; readonly part: string; readonly isGap: boolean }

function splitGaps(text: string): readonly Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { 0: gap, index } of text.matchAll(GAP)) {
    parts.push({ at, part: text.slice(at, index), isGap: false }, { at: index, part: gap, isGap: true })
    at = index + gap.length
  }
  return [...parts, { at, part: text.slice(at), isGap: false }].filter(({ part }) => part !== '')
}
