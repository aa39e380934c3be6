import { calendarDate } from '@app/domain/kernel'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { formatDate } from '../../text/format.ts'
import type { LegalDocument, LegalSection } from './legal-document.ts'
import { legalText as text } from './legal-text.ts'
import { SectionBlock } from './section-block.tsx'

const PAGES = [
  ['terms', '/terms-and-conditions'],
  ['privacy', '/privacy-policy'],
  ['cookies', '/cookies-policy'],
  ['refunds', '/refund-policy'],
] as const

/** `children` is extra content of this page, such as a button, below the summary. */
export function LegalPage({ document, children }: { document: LegalDocument; children?: ReactNode }) {
  const { locale } = usePageConfig()
  return (
    <div className="page-width grid gap-x-16 gap-y-10 py-8 lg:grid-cols-[1fr_15rem] lg:py-20">
      <article className="max-w-[68ch]">
        <h1 className="text-heading">{document.title}</h1>
        <p className="mt-4 chart-label text-soft">
          {text('since')}{' '}
          <time dateTime={document.inForceSince}>{formatDate(calendarDate(document.inForceSince), locale)}</time>
        </p>
        {LEGAL_ENTITY.isExample && (
          <p className="mt-6 border-l-2 border-signal pl-4 text-small text-signal">{text('example')}</p>
        )}
        <div className="mt-8 border-y border-edge py-6">
          <h2 className="chart-label caps text-soft">{text('short')}</h2>
          <p className="mt-2 font-display text-lead">{document.inShort}</p>
          {children}
        </div>
        <FoldedContents document={document} />
        {document.sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </article>
      <Margin document={document} />
    </div>
  )
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`} className="scroll-mt-24 pt-12">
      <h2 id={`${section.id}-heading`} className="flex items-baseline gap-4 text-title">
        <span aria-hidden="true" className="chart-label w-6 shrink-0 text-signal">
          {String(number).padStart(2, '0')}
        </span>
        {section.heading}
      </h2>
      <div className="mt-4 grid gap-4 sm:pl-10">
        {section.blocks.map((block, index) => (
          // The blocks of a page never change place.
          <SectionBlock key={`${section.id}-${String(index)}`} block={block} />
        ))}
      </div>
    </section>
  )
}

/** The side margin: the contents with the current section. */
function Margin({ document }: { document: LegalDocument }) {
  return (
    <aside className="grid content-start gap-8 text-small max-lg:border-t max-lg:border-line max-lg:pt-6 lg:sticky lg:top-8 lg:self-start">
      <nav aria-label={text('contents')} className="hidden border-l border-line pl-5 lg:block">
        <p className="chart-label caps text-soft">{text('contents')}</p>
        <Contents document={document} />
      </nav>
      <nav aria-label={text('others')} className="lg:border-l lg:border-line lg:pl-5">
        <ul className="flex flex-wrap gap-x-5 lg:grid lg:gap-1">
          {PAGES.map(([name, path]) => (
            <li key={name}>
              <Link
                to={path}
                {...(document.title === text(name) && { 'aria-current': 'page' as const })}
                className="inline-flex min-h-11 items-center text-soft no-underline hover:text-tide aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:min-h-8"
              >
                {text(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

/** Without a side margin the contents are below the summary, collapsed: a reader who scrolls wants the text. */
function FoldedContents({ document }: { document: LegalDocument }) {
  return (
    <details className="group border-b border-edge lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-small font-semibold text-tide [&::-webkit-details-marker]:hidden">
        {text('contents')}
        <span aria-hidden="true" className="text-lead leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pb-4 text-small">
        <Contents document={document} />
      </div>
    </details>
  )
}

function Contents({ document }: { document: LegalDocument }) {
  return (
    <ol className="grid lg:mt-3 lg:gap-1">
      {document.sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 text-ink no-underline hover:text-tide lg:min-h-0"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
