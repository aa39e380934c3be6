import { ARTICLES } from './articles/articles.ts'
import { HELP_TOPICS } from './articles/help-article.ts'
import { helpText as text } from './help-text.ts'
import { IndexEntry } from './index-entry.tsx'

/** An index like that of a book: chapters in two columns, each line with its number. */
export function HelpIndex() {
  return (
    <section aria-label={text('index.label')} className="mt-12 lg:columns-2 lg:gap-16">
      {HELP_TOPICS.map(({ id, title, about }, index) => (
        <section key={id} aria-labelledby={`topic-${id}`} className="mb-10 break-inside-avoid">
          <h2
            id={`topic-${id}`}
            className="flex scroll-mt-24 items-baseline gap-4 border-t border-edge pt-3 text-title"
          >
            <span aria-hidden="true" className="chart-label w-5 text-signal">
              {index + 1}
            </span>
            {title}
          </h2>
          <p className="mt-1 ps-[min(2.25rem,13%)] text-small text-soft">{about}</p>
          <ul className="mt-2 ps-[min(2.25rem,13%)]">
            {ARTICLES.filter(({ topic }) => topic === id).map((article) => (
              <IndexEntry key={article.slug} article={article} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
