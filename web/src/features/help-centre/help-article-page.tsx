import { calendarDate } from '@app/domain/kernel'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { formatDate } from '../../text/format.ts'
import { Prose } from '../../ui/prose.tsx'
import { articleNumber } from './article-number.ts'
import { ARTICLES, findArticle, HELP_CHECKED_ON } from './articles/articles.ts'
import { HELP_TOPICS, type HelpArticle } from './articles/help-article.ts'
import { HelpSearch } from './help-search.tsx'
import { helpText as text } from './help-text.ts'
import { IndexEntry } from './index-entry.tsx'

export function HelpArticlePage({ article }: { readonly article: HelpArticle }) {
  const { locale } = usePageConfig()
  const related = (article.related ?? []).flatMap((slug) => findArticle(slug) ?? [])
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_17rem] lg:py-16">
      <article className="max-w-[68ch]">
        <p className="chart-label text-signal">{articleNumber(article)}</p>
        <h1 className="mt-3 text-heading">{article.title}</h1>
        <p className="mt-4 mb-8 border-b border-edge pb-8 font-display text-lead">{article.summary}</p>
        <Prose blocks={article.blocks} />
        <p className="mt-8 chart-label text-soft">
          {text('article.checked')}{' '}
          <time dateTime={HELP_CHECKED_ON}>{formatDate(calendarDate(HELP_CHECKED_ON), locale)}</time>
        </p>
        {related.length > 0 && (
          <section aria-labelledby="related" className="mt-10">
            <h2 id="related" className="border-t border-edge pt-3 text-title">
              {text('article.related')}
            </h2>
            <ul className="mt-2">
              {related.map((other) => (
                <IndexEntry key={other.slug} article={other} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="other" className="mt-10">
          <h2 id="other" className="mb-4 border-t border-edge pt-3 text-title">
            {text('article.other')}
          </h2>
          <HelpSearch search="" />
        </section>
      </article>
      <Margin article={article} />
    </div>
  )
}

function Margin({ article }: { readonly article: HelpArticle }) {
  const topic = HELP_TOPICS.find(({ id }) => id === article.topic)
  return (
    <aside className="text-small lg:sticky lg:top-8 lg:self-start">
      <nav aria-label={text('article.topic')} className="border-s border-line ps-5">
        <p className="chart-label caps text-soft">{topic?.title}</p>
        <ul className="mt-3 grid">
          {ARTICLES.filter((other) => other.topic === article.topic).map(({ slug, title }) => (
            <li key={slug}>
              <Link
                to={`/help-center/${slug}`}
                {...(slug === article.slug && { 'aria-current': 'page' as const })}
                className="flex min-h-11 items-center py-1.5 text-soft no-underline hover:text-tide aria-[current=page]:font-semibold aria-[current=page]:text-ink lg:min-h-0"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/help-center" className="mt-3 inline-flex min-h-11 items-center text-tide">
          {text('topics')}
        </Link>
      </nav>
    </aside>
  )
}
