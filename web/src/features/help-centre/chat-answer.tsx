import { Link } from 'react-router'

import { PERSON, readPersonWish } from '../../entities/support/wants-person.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ProseText } from '../../ui/prose.tsx'
import { ARTICLES } from './articles/articles.ts'
import { chatText as text } from './help-text.ts'
import { searchHelp } from './search-help.ts'

const ALSO = 2

/** One question and the articles' answer. */
export function ChatAnswer({ question }: { readonly question: string }) {
  const { wantsPerson, rest } = readPersonWish(question)
  const [best, ...others] = searchHelp(ARTICLES, rest)
  return (
    <li className="grid gap-4">
      <p className="ms-auto max-w-[85%] rounded-sheet rounded-ee-none bg-tide-wash px-4 py-3 wrap-anywhere">
        <span className="sr-only">{text('you')}: </span>
        {question}
      </p>
      <div className="max-w-[85%] border-s-2 border-tide ps-4">
        <p className="sr-only">{text('us')}:</p>
        {wantsPerson && (
          <p className="mb-4">
            <ButtonLink size="sm" to={PERSON}>
              {text('person')}
            </ButtonLink>
          </p>
        )}
        {best ? (
          <>
            <p className="text-small text-soft">{text('answer')}</p>
            <h2 className="mt-1 text-title">{best.article.title}</h2>
            <p className="mt-2">
              <ProseText text={best.article.summary} />
            </p>
            <p className="mt-1">
              <Link to={`/help-center/${best.article.slug}`} className="inline-flex min-h-11 items-center text-tide">
                {text('answer.read')}
              </Link>
            </p>
            {others.length > 0 && (
              <p className="flex flex-wrap gap-x-4 text-small text-soft">
                <span className="inline-flex min-h-11 items-center">{text('answer.more')}</span>
                {others.slice(0, ALSO).map(({ article }) => (
                  <Link
                    key={article.slug}
                    to={`/help-center/${article.slug}`}
                    className="inline-flex min-h-11 items-center text-tide"
                  >
                    {article.title}
                  </Link>
                ))}
              </p>
            )}
          </>
        ) : (
          !wantsPerson && (
            <>
              <p className="mb-3">{text('unknown')}</p>
              <ButtonLink size="sm" to={`${PERSON}&${new URLSearchParams({ message: question })}`}>
                {text('unknown.action')}
              </ButtonLink>
            </>
          )
        )}
      </div>
    </li>
  )
}
