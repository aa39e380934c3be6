import type { NearbyPlacesResponse } from '@app/contracts/nearby-places'
import { useSyncExternalStore } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { mapLocationText } from '../../entities/map/location-text.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { NearbyPlaceEntry } from './nearby-place-entry.tsx'
import { nearbyText as text } from './nearby-text.ts'
import { SavedList } from './saved-list.tsx'
import type { StoredNearby } from './stored-nearby.ts'
import { useNearby } from './use-nearby.ts'

export function NearbyDialog({ onClose }: { readonly onClose: () => void }) {
  const { located, answer, tryAgain } = useNearby()
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  const isWaiting = located?.kind !== 'failed' && answer === null
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('title')}
      description={text('description')}
    >
      <div className="grid gap-4">
        {isWaiting && (
          <>
            <p role="status" className="text-soft">
              {text(located === null ? 'finding' : 'searching')}
            </p>
            <Bones />
          </>
        )}
        {located?.kind === 'failed' && (
          <div className="grid justify-items-start gap-4">
            <Note tone="warning" role="alert" title={text('no-location')}>
              {mapLocationText(located.because)}
            </Note>
            <Button onClick={tryAgain}>{text('again')}</Button>
          </div>
        )}
        {answer === 'failed' && (
          <ErrorState
            heading="h3"
            title={text('failed')}
            onRetry={tryAgain}
            {...(!isOnline && { text: text('offline') })}
          />
        )}
        <SavedList />
        {answer !== null && answer !== 'failed' && <Found answer={answer} onRetry={tryAgain} />}
      </div>
    </Dialog>
  )
}

type FoundProps = { readonly answer: NearbyPlacesResponse | StoredNearby; readonly onRetry: () => void }

function Found({ answer, onRetry }: FoundProps) {
  const { places, location, unreachable } = answer
  const { locale } = usePageConfig()
  if (places.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title={text('none')}
        text={text('none.text')}
        action={<Button onClick={onRetry}>{text('again')}</Button>}
      />
    )
  }
  const isUnrated = places.every(({ rating }) => rating === null)
  const coordinates = `${location.latitude.toFixed(4)}, ${location.longitude.toFixed(4)}`
  return (
    <>
      <p className="text-small text-soft">
        <span className="chart-label">{text('around', { coordinates })}</span>
        {isUnrated && <span className="mt-1 block">{text('unrated')}</span>}
      </p>
      {'keptAt' in answer && (
        <Note tone="notice">{text('kept', { date: new Date(answer.keptAt).toLocaleDateString(locale) })}</Note>
      )}
      {unreachable.length > 0 && <Note tone="notice">{text('unreachable')}</Note>}
      <ol className="border-t border-line">
        {places.map((place) => (
          <NearbyPlaceEntry key={place.id} place={place} from={location} />
        ))}
      </ol>
    </>
  )
}

/** A skeleton of the content. */
function Bones() {
  return (
    <div className="grid gap-5 border-t border-line pt-5" aria-hidden="true">
      {[1, 2, 3].map((bone) => (
        <div key={bone} className="grid grid-cols-[5rem_1fr] gap-4">
          <Skeleton className="h-20 w-20" />
          <Skeleton className="h-20 w-full" />
        </div>
      ))}
    </div>
  )
}

function listen(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
