import { calendarDate } from '@app/domain/kernel'
import { Link, useSearchParams } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { PERSON, readPersonWish } from '../../entities/support/wants-person.ts'
import { formatDate } from '../../text/format.ts'
import { ARTICLES, HELP_CHECKED_ON } from './articles/articles.ts'
import { HelpIndex } from './help-index.tsx'
import { HelpSearch } from './help-search.tsx'
import { helpText as text } from './help-text.ts'
import { searchHelp } from './search-help.ts'
import { SearchResults } from './search-results.tsx'

export function HelpPage() {
  const { locale } = usePageConfig()
  const [params] = useSearchParams()
  const search = params.get('search')?.trim() ?? ''
  const checkedOn = formatDate(calendarDate(HELP_CHECKED_ON), locale)
  return (
    <div className="page-width py-10 lg:py-16">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_17rem] lg:items-end">
        <div>
          <h1 className="text-display">{text('heading')}</h1>
          <p className="mt-4 mb-8 text-lead text-soft">
            {text('lead', { count: String(ARTICLES.length), date: checkedOn })}
          </p>
          <HelpSearch search={search} isLive />
        </div>
        <OtherWays />
      </div>
      {search ? (
        <SearchResults search={search} hits={searchHelp(ARTICLES, readPersonWish(search).rest)} />
      ) : (
        <HelpIndex />
      )}
    </div>
  )
}

function OtherWays() {
  return (
    <ul className="grid gap-4 border-s border-line ps-5 text-small sm:grid-cols-2 lg:grid-cols-1">
      <li>
        <p className="text-soft">{text('chat.title')}</p>
        <Link to="/chat-with-us" className="inline-flex min-h-11 items-center font-semibold text-tide">
          {text('chat.action')}
        </Link>
      </li>
      <li>
        <p className="text-soft">{text('person.title')}</p>
        <Link to={PERSON} className="inline-flex min-h-11 items-center font-semibold text-tide">
          {text('person.action')}
        </Link>
      </li>
    </ul>
  )
}
