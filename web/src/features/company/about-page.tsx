import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { aboutText as text } from './company-text.ts'

const HOW = [1, 2, 3, 4] as const
const PRINCIPLES = [1, 2, 3, 4, 5] as const

export function AboutPage({ illustration }: { readonly illustration: ReactNode }) {
  return (
    <div className="page-width py-10 lg:py-16">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-center">
        <div>
          <h1 className="max-w-[16ch] text-display">{text('heading')}</h1>
          <p className="mt-5 max-w-[58ch] text-lead text-soft">{text('lead')}</p>
        </div>
        {illustration}
      </div>
      <section aria-labelledby="how" className="mt-16">
        <h2 id="how" className="text-heading">
          {text('how.title')}
        </h2>
        <Course />
      </section>
      <section aria-labelledby="principles" className="mt-16 grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_1fr]">
        <h2 id="principles" className="text-heading">
          {text('principles.title')}
        </h2>
        <ol className="divide-y divide-line border-y border-line">
          {PRINCIPLES.map((number) => (
            <li key={number} className="grid max-w-[72ch] grid-cols-[3rem_1fr] items-baseline py-4">
              <span aria-hidden="true" className="chart-label text-signal">
                {String(number).padStart(2, '0')}
              </span>
              {text(`principle.${number}`)}
            </li>
          ))}
        </ol>
      </section>
      <section id="sources" aria-labelledby="sources-title" className="mt-16 scroll-mt-24">
        <h2 id="sources-title" className="text-heading">
          {text('sources.title')}
        </h2>
        <p className="mt-3 max-w-[64ch] text-soft">{text('sources.lead')}</p>
        <Link to="/data-and-sources" className="mt-4 inline-flex min-h-11 items-center text-tide underline">
          {text('sources.link')}
        </Link>
      </section>
      <div className="mt-16 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="drawn">
          <h2 id="drawn" className="text-title">
            {text('drawn.title')}
          </h2>
          <p className="mt-3 text-soft">{text('drawn.text')}</p>
        </section>
        <Operator />
      </div>
    </div>
  )
}

/** Four marks on one line: the steps from a question to its answer. */
function Course() {
  return (
    <ol className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-4">
      {HOW.map((number) => (
        <li
          key={number}
          className="relative border-s border-edge ps-5 before:absolute before:top-0 before:-left-[5px] before:size-[9px] before:rounded-full before:border before:border-tide before:bg-paper last:before:border-signal last:before:bg-signal md:border-s-0 md:border-t md:ps-0 md:pt-5 md:before:-top-[5px] md:before:left-0"
        >
          <h3 className="text-lead">{text(`how.${number}.title`)}</h3>
          <p className="mt-2 text-small text-soft">{text(`how.${number}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

function Operator() {
  return (
    <section aria-labelledby="who">
      <h2 id="who" className="text-title">
        {text('who.title')}
      </h2>
      {LEGAL_ENTITY.isExample && (
        <p className="mt-3 border-s-2 border-signal ps-4 text-small text-signal">{text('who.example')}</p>
      )}
      <address className="mt-3 text-soft not-italic">
        {LEGAL_ENTITY.name}
        <br />
        {LEGAL_ENTITY.address}
      </address>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Link to="/support-center" className="inline-flex min-h-11 items-center text-tide">
          {text('who.contact')}
        </Link>
        <Link to="/terms-and-conditions" className="inline-flex min-h-11 items-center text-tide">
          {text('who.legal')}
        </Link>
        <Link to="/privacy-policy" className="inline-flex min-h-11 items-center text-tide">
          {text('who.privacy')}
        </Link>
      </p>
    </section>
  )
}
