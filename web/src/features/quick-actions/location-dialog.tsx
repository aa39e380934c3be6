import { usePageConfig } from '../../api/page-config.tsx'
import { copyText } from '../../device/copy-text.ts'
import type { Located } from '../../device/geolocation.ts'
import { mapsLink, mapsPlatform } from '../../device/maps-link.ts'
import { mapLocationText } from '../../entities/map/location-text.ts'
import { MapPanel } from '../../entities/map/map-panel.tsx'
import { useTrialState } from '../../entities/traveller/subscription/use-trial-state.ts'
import { formatCoordinates } from '../../text/format.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { useShortWhile } from '../../ui/use-short-while.ts'
import { formatMetres } from './format-metres.ts'
import { myLocationText as text } from './my-location-text.ts'
import { NativeMapsPanel } from './native-maps-panel.tsx'
import { type Position, usePosition } from './use-position.ts'

const ZOOM = 16
const DECIMALS = 6
const CONFIRMED_MS = 2000
const MAP_HEIGHT = 280

export function LocationDialog({ onClose }: { readonly onClose: () => void }) {
  const { located, locateAgain } = usePosition(announce)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('title')}
      description={text('description')}
    >
      <div className="min-h-40">
        {located === null && (
          <p role="status" className="text-soft">
            {text('finding')}
          </p>
        )}
        {located?.kind === 'found' && <Here position={located} />}
        {located?.kind === 'failed' && (
          <div className="grid justify-items-start gap-4">
            <Note tone="warning" role="alert" title={mapLocationText(located.because)}>
              {text('failed')}
            </Note>
            <Button onClick={locateAgain}>{text('again')}</Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

/** The dialog itself shows the reason and the next step. */
function announce(located: Located): void {
  if (located.kind === 'found') toast.success(text('found'))
  else if (located.because === 'denied') toast.error(text('denied'))
}

function Here({ position }: { readonly position: Position }) {
  const { locale } = usePageConfig()
  const { latitude, longitude, accuracyM } = position
  const isPaid = useTrialState().kind === 'paid'
  const figures = `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`
  const place = { lat: latitude, lng: longitude }
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-display text-title tabular-nums">{formatCoordinates({ latitude, longitude })}</p>
        <p className="chart-label mt-1 text-soft">
          {figures} · {text('accuracy', { distance: formatMetres(accuracyM, locale) })}
        </p>
      </div>
      <MapPanel
        label={text('map.label')}
        center={place}
        zoom={ZOOM}
        height={MAP_HEIGHT}
        location={{ position: place, accuracyM }}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton figures={figures} />
        <OpenInMaps position={position} />
      </div>
      {isPaid && <NativeMapsPanel position={position} />}
    </div>
  )
}

function OpenInMaps({ position }: { readonly position: Position }) {
  const href = mapsLink({ coordinates: position }, mapsPlatform())
  if (href === null) {
    return (
      <Button variant="outline" onClick={() => toast.error(text('open.none'))}>
        {text('open')}
      </Button>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'outline' })}>
      {text('open')}
    </a>
  )
}

function CopyButton({ figures }: { readonly figures: string }) {
  const [isCopied, confirmCopied] = useShortWhile(CONFIRMED_MS)

  async function copy(): Promise<void> {
    if (!(await copyText(figures))) return void toast.error(text('copy.failed'))
    confirmCopied()
    toast.success(text('copied.toast'))
  }
  return <Button onClick={() => void copy()}>{text(isCopied ? 'copied' : 'copy')}</Button>
}
