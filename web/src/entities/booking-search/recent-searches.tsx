import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router'

import { Button } from '../../ui/button.tsx'
import { SaveButton } from '../save/save-button.tsx'
import { searchItem } from './search-item.ts'
import { type RecentSearch, rememberSearch, useRecentSearches } from './stored-recent-searches.ts'
import { tripFactsText as text } from './trip-facts/trip-facts-text.ts'

/** Earlier searches, each one tap away, also offline. Nothing is shown before the first. */
export function RecentSearches({ kind }: { kind: RecentSearch['kind'] }) {
  const { pathname, search } = useLocation()
  const { searches: all, remove, clear } = useRecentSearches(kind)
  const searches = all.filter(({ path }) => path !== pathname + search)
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent" className="border-t border-line pt-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent" className="chart-label caps font-sans text-soft">
          {text('recent.title')}
        </h2>
        {searches.length > 1 && (
          <Button variant="ghost" size="sm" onClick={clear}>
            {text('recent.clear')}
          </Button>
        )}
      </div>
      <ul>
        {searches.map(({ title, detail, path }) => (
          <li key={path} className="flex items-center gap-2 border-b border-line last:border-b-0">
            <Link
              to={path}
              preventScrollReset
              className="min-h-12 min-w-0 flex-1 py-1.5 text-ink no-underline hover:text-tide"
            >
              <span className="block truncate leading-tight font-semibold">{title}</span>
              <span className="block truncate text-small text-soft tabular-nums">{detail}</span>
            </Link>
            <SaveButton look="icon" item={searchItem({ kind, title, detail, path })} />
            <Button
              variant="ghost"
              size="icon"
              aria-label={text('recent.remove', { title })}
              onClick={() => remove(path)}
            >
              <X className="size-4" strokeWidth={1.75} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders nothing; stores a search that was answered. */
export function RememberSearch(search: RecentSearch) {
  const remember = useEffectEvent(() => rememberSearch(search))
  const { path } = search
  useEffect(() => remember(), [path])
  return null
}
