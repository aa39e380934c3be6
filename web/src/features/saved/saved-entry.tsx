import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'

import { usePageConfig } from '../../api/page-config.tsx'
import { directionsLink, mapsPlatform } from '../../device/maps-link.ts'
import { pathOf, placeOf } from '../../entities/save/save-place.ts'
import type { Save } from '../../entities/save/saved-item.ts'
import { useDrop } from '../../entities/save/use-drop.tsx'
import { Badge } from '../../ui/badge.tsx'
import { savedText as text } from './saved-text.ts'

type Props = { readonly save: Save; readonly onEdit?: () => void }

const ACTION = 'inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4'

export function SavedEntry({ save, onEdit }: Props) {
  const { locale } = usePageConfig()
  const { type, title, description, collection, note, savedAt, isWaiting } = save
  const date = new Date(savedAt).toLocaleDateString(locale, { dateStyle: 'medium' })
  return (
    <li className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <p className="chart-label caps pt-1 text-signal">{text(`kind.${type}`)}</p>
      <div className="min-w-0">
        <h3 className="font-display text-lead leading-tight wrap-anywhere">{title}</h3>
        {description && <p className="mt-1 text-small text-soft wrap-anywhere">{description}</p>}
        {note && (
          <p className="mt-2 border-s-2 border-sun-deep ps-3 text-small whitespace-pre-wrap wrap-anywhere">{note}</p>
        )}
        <p className="chart-label mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          <span>{text('on', { date })}</span>
          {collection && <span className="text-ink">{collection}</span>}
          {isWaiting && <Badge tone="sun">{text('waiting')}</Badge>}
        </p>
        <Actions save={save} {...(onEdit && { onEdit })} />
      </div>
    </li>
  )
}

function Actions({ save, onEdit }: Props) {
  const { title } = save
  const { drop, question } = useDrop()
  const expectDrop = useFocusAfter()
  const path = pathOf(save)
  const way = wayTo(save)
  return (
    <div className="flex flex-wrap gap-x-5 text-small">
      {path && (
        <Link to={path} aria-label={text('open.name', { name: title })} className={`${ACTION} font-semibold text-tide`}>
          {text('open')}
        </Link>
      )}
      {way && (
        <a
          href={way}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('directions.name', { name: title })}
          className={`${ACTION} text-tide`}
        >
          {text('directions')}
        </a>
      )}
      {onEdit && (
        <button
          type="button"
          aria-label={text('edit.name', { name: title })}
          className={`${ACTION} text-tide`}
          onClick={onEdit}
        >
          {text('edit')}
        </button>
      )}
      <button
        type="button"
        aria-label={text('remove.name', { name: title })}
        className={`${ACTION} text-soft`}
        onClick={() => {
          expectDrop()
          void drop(save)
        }}
      >
        {text('remove')}
      </button>
      {question}
    </div>
  )
}

/**
 * The pressed button is removed with its row, and the focus would move to the top of the page. A row that was kept at
 * first may be removed later, while the traveller types in the search: that field keeps the focus.
 */
function useFocusAfter(): () => void {
  const isDropped = useRef(false)
  useLayoutEffect(
    () => () => {
      const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
      if (isDropped.current && !isTyping) document.getElementById('saved')?.focus()
    },
    [],
  )
  return () => {
    isDropped.current = true
  }
}

/** A search or an article is about a place, but is not a walking destination. */
function wayTo(save: Save): string | null {
  const place = save.type === 'restaurant' || save.type === 'place' ? placeOf(save) : null
  return place && directionsLink({ coordinates: { latitude: place.lat, longitude: place.lng } }, mapsPlatform())
}
