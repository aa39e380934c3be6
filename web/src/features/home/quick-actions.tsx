import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'

import { useTrialState } from '../../api/session/use-trial-state.ts'
import { homeMobileText as text } from '../../text/home-mobile.ts'
import { InstallCard } from './install-card.tsx'
import { TrialPromotion } from './trial-promotion.tsx'

const LocationDialog = lazy(async () => ({ default: (await import('./location-dialog.tsx')).LocationDialog }))

type Tile = { readonly words: string; readonly to: string; readonly drawing: string; readonly isUrgent?: boolean }

/** Drawn in a square of 24. */
const DRAWINGS = {
  emergency: 'M12 3v18M3 12h18M5.500 5.500l13 13M18.500 5.500l-13 13',
  location: 'M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11zM12 12.500a2.500 2.500 0 1 0-.01 0',
  maps: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  translate: 'M3 6h10M8 4v2c0 5-2 8-5 9M5 9c1 3 4 5 7 6M13 20l4-10 4 10M14.500 17h5',
  safety: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM9 12l2 2 4-4',
  budget: 'M4 20V10M9 20V5M14 20v-8M19 20V8M3 20h18',
  nearby: 'M7 3v7a2 2 0 0 0 4 0V3M9 12v9M17 21v-7c-2 0-3-2-3-5s1-6 3-6z',
} as const

const TILES: readonly Tile[] = [
  { words: text('actions.emergency'), to: '/gemini-safety', drawing: DRAWINGS.emergency, isUrgent: true },
  { words: text('actions.translate'), to: '/translate', drawing: DRAWINGS.translate },
  { words: text('actions.safety'), to: '/risk-radar', drawing: DRAWINGS.safety },
  { words: text('actions.budget'), to: '/budget', drawing: DRAWINGS.budget },
  {
    words: text('actions.nearby'),
    to: `/assistant?q=${encodeURIComponent(text('actions.nearby.query'))}`,
    drawing: DRAWINGS.nearby,
  },
]

const TILE =
  'flex min-h-24 w-full cursor-pointer flex-col items-start justify-between border-r border-b border-line p-3 text-left text-small leading-tight font-semibold text-ink no-underline active:bg-sunk'

export function QuickActions() {
  const isPaid = useTrialState().kind === 'paid'
  const [isLocating, setLocating] = useState(false)
  return (
    <>
      <section aria-labelledby="actions" className="px-5 pt-2 pb-6">
        <h2 id="actions" className="mb-3 text-title">
          {text('actions.title')}
        </h2>
        <ul className="grid grid-cols-3 border-t border-l border-line bg-raised">
          {TILES.slice(0, 1).map((tile) => (
            <LinkTile key={tile.to} {...tile} />
          ))}
          <li>
            <button type="button" className={TILE} aria-haspopup="dialog" onClick={() => setLocating(true)}>
              <Drawing path={DRAWINGS.location} />
              {text('actions.location')}
            </button>
          </li>
          {TILES.slice(1).map((tile) => (
            <LinkTile key={tile.to} {...tile} />
          ))}
          {isPaid && <LinkTile words={text('actions.maps')} to="/offline-maps" drawing={DRAWINGS.maps} />}
        </ul>
      </section>
      <TrialPromotion />
      <InstallCard />
      {isLocating && (
        <Suspense fallback={null}>
          <LocationDialog onClose={() => setLocating(false)} />
        </Suspense>
      )}
    </>
  )
}

function LinkTile({ words, to, drawing, isUrgent = false }: Tile) {
  return (
    <li>
      <Link to={to} className={TILE}>
        <Drawing path={drawing} isUrgent={isUrgent} />
        {words}
      </Link>
    </li>
  )
}

function Drawing({ path, isUrgent = false }: { readonly path: string; readonly isUrgent?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`size-6 ${isUrgent ? 'stroke-signal' : 'stroke-tide'}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
