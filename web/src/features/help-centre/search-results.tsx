import { Link } from 'react-router'

import { PERSON, readPersonWish } from '../../entities/support/wants-person.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { articleNumber } from './article-number.ts'
import { helpText as text } from './help-text.ts'
import type { HelpHit } from './search-help.ts'

type Props = { readonly search: string; readonly hits: readonly HelpHit[] }

export function SearchResults({ search, hits }: Props) {
  return (
    <section aria-labelledby="results" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-edge pb-3">
        <h2 id="results" className="text-title wrap-anywhere">
          {text('results', { search })}
        </h2>
        <p role="status" className="chart-label text-soft">
          {countOf(hits.length, search)}
        </p>
      </div>
      {readPersonWish(search).wantsPerson && <AskPerson />}
      {hits.length === 0 ? <NothingFound /> : <Hits hits={hits} />}
      <p className="mt-6">
        <Link to="/help-center" className="inline-flex min-h-11 items-center text-tide">
          {text('search.clear')}
        </Link>
      </p>
    </section>
  )
}

function countOf(count: number, search: string): string {
  if (count === 0) return text('results.none', { search })
  return count === 1 ? text('results.one') : text('results.many', { count: String(count) })
}

/** "Talk to a person about a refund": the articles about it are below. */
function AskPerson() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-s-2 border-tide bg-tide-wash py-3 ps-4 pe-4">
      <p>{text('person.wish')}</p>
      <ButtonLink size="sm" to={PERSON}>
        {text('person.action')}
      </ButtonLink>
    </div>
  )
}

function NothingFound() {
  return (
    <div className="mt-6">
      <EmptyState
        heading="h3"
        title={text('empty.title')}
        text={text('empty.text')}
        action={<ButtonLink to={PERSON}>{text('empty.action')}</ButtonLink>}
      />
    </div>
  )
}

const MOST_SHOWN = 12

function Hits({ hits }: { readonly hits: readonly HelpHit[] }) {
  return (
    <ol className="divide-y divide-line border-b border-line">
      {hits.slice(0, MOST_SHOWN).map(({ article }) => (
        <li key={article.slug} className="grid grid-cols-[3rem_1fr] items-baseline py-4 sm:grid-cols-[4rem_1fr]">
          <span aria-hidden="true" className="chart-label text-signal">
            {articleNumber(article)}
          </span>
          <div>
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <Link
                to={`/help-center/${article.slug}`}
                className="text-ink no-underline hover:text-tide hover:underline"
              >
                {article.title}
              </Link>
            </h3>
            <p className="mt-1 max-w-[64ch] text-soft">{article.summary}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
