import { Link } from 'react-router'

import { articleNumber } from './article-number.ts'
import type { HelpArticle } from './articles/help-article.ts'

/** A line of the index: title, leader dots and number. */
export function IndexEntry({ article }: { readonly article: HelpArticle }) {
  return (
    <li>
      <Link
        to={`/help-center/${article.slug}`}
        className="group flex min-h-11 items-baseline gap-2 py-2.5 leading-snug text-ink no-underline hover:text-tide"
      >
        <span className="min-w-0 decoration-signal group-hover:underline">{article.title}</span>
        <span aria-hidden="true" className="min-w-[min(1.5rem,4%)] flex-1 border-b border-dotted border-edge" />
        <span aria-hidden="true" className="chart-label text-soft">
          {articleNumber(article)}
        </span>
      </Link>
    </li>
  )
}
