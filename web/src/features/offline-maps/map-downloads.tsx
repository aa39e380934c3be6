import type { MapRegion } from '@app/contracts/map-regions'
import type { MapPack } from '@app/datasets/map-packs'
import { useRef, useState } from 'react'

import { FIGURES } from '../../entities/company/figures.ts'
import type { ShownMap } from '../../entities/map/map-engine.ts'
import type { MapView } from '../../entities/map/map-engine.ts'
import type { MapMarker } from '../../entities/map/map-marker.ts'
import { MapPanel } from '../../entities/map/map-panel.tsx'
import type { Regions } from '../../entities/map/regions/region-store.ts'
import { useRegions } from '../../entities/map/regions/use-regions.ts'
import { useTrialState } from '../../entities/traveller/subscription/use-trial-state.ts'
import { useOnline } from '../../offline/use-online.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { FrameOverlay } from './frame-overlay.tsx'
import { listRows, type Row } from './list-rows.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'
import { PlaceSearch } from './place-search.tsx'
import { RegionChooser } from './region-chooser.tsx'
import { RegionRow } from './region-row.tsx'
import { StorageMeter } from './storage-meter.tsx'
import { useMapLayers } from './use-map-layers.tsx'
import { useUpdates } from './use-updates.ts'

/** Packs whose middle is not where people are: Monaco's map is nearly all sea. */
const BY_HAND: Readonly<Record<string, MapView>> = {
  World: { center: { lat: 20, lng: 10 }, zoom: 1 },
  Monaco: { center: { lat: 43.7384, lng: 7.4246 }, zoom: 13 },
}

/** The initial view of a map. */
export function viewOf({ title, bounds: [west, south, east, north] }: Pick<MapRegion, 'title' | 'bounds'>): MapView {
  const center = { lat: (south + north) / 2, lng: (west + east) / 2 }
  // The zoom at which the wider side of the region fits into the panel.
  return BY_HAND[title] ?? { center, zoom: Math.min(14, Math.log2(360 / Math.max(east - west, north - south))) }
}

type Props = { readonly world: MapPack; readonly regions: readonly MapPack[] }

/** The map, what is on it, regions to download, and those that are here. */
export function MapDownloads({ world, regions }: Props) {
  const { kind } = useTrialState()
  const isOnline = useOnline()
  const { stored } = useRegions()
  const rows = listRows([world, ...regions], stored)
  const [shown, setShown] = useState<Pick<MapRegion, 'title' | 'bounds'>>({ ...world, bounds: [...world.bounds] })
  const [seen, setSeen] = useState<ShownMap | null>(null)
  const [isFraming, setFraming] = useState(false)
  const [found, setFound] = useState<readonly MapMarker[]>([])
  const layers = useMapLayers()
  const sheet = useRef<HTMLDivElement>(null)
  const show = (region: Pick<MapRegion, 'title' | 'bounds'>): void => {
    setShown(region)
    // On a phone the list is longer than the screen.
    sheet.current?.scrollIntoView({ block: 'nearest' })
  }
  const isPremium = kind === 'paid' || kind === 'trial'
  const kept = (stored?.regions ?? []).filter(({ state }) => state === 'kept')
  return (
    <section aria-labelledby="maps" className="grid gap-8">
      <div>
        <h2 id="maps" className="text-title">
          {text('maps.title')}
        </h2>
        <p className="mt-2 max-w-[58ch] text-soft">{text('maps.lead')}</p>
        <div ref={sheet} className="mt-4 scroll-mt-24">
          <MapPanel
            label={text('maps.label', { title: shown.title })}
            {...viewOf(shown)}
            height={400}
            isOwn
            markers={[...layers.markers, ...found]}
            lines={layers.lines}
            onMoved={(_, now) => setSeen(now)}
          >
            {isFraming && <FrameOverlay />}
          </MapPanel>
        </div>
        {layers.choice}
      </div>
      <PlaceSearch kept={kept} around={seen?.center ?? null} onFound={setFound} onShow={show} />
      {isPremium ? (
        <RegionChooser seen={seen} isOnline={isOnline} stored={stored} onFraming={setFraming} onShow={show} />
      ) : (
        <Promo />
      )}
      <MapList rows={rows} stored={stored} isPremium={isPremium} shown={shown.title} onShow={show} />
      <StorageMeter stored={stored} />
    </section>
  )
}

type ListProps = {
  readonly rows: readonly Row[]
  readonly stored: Regions | null
  readonly isPremium: boolean
  readonly shown: string
  readonly onShow: (region: Pick<MapRegion, 'title' | 'bounds'>) => void
}

function MapList({ rows, stored, isPremium, shown, onShow }: ListProps) {
  const { downloads } = useRegions()
  const updates = useUpdates(stored)
  return (
    <section aria-labelledby="your-maps">
      <h3 id="your-maps" className="font-sans text-base font-semibold tracking-normal">
        {text('list.title')}
      </h3>
      <ul className="mt-2 border-t border-line">
        {rows.map((row) => (
          <RegionRow
            key={row.region.file}
            row={row}
            download={downloads.get(row.region.file)}
            update={updates.get(row.region.file)}
            isKnown={stored !== null}
            isAllowed={row.isFree || isPremium}
            isShown={row.region.title === shown}
            onShow={() => onShow(row.region)}
          />
        ))}
      </ul>
      <p className="mt-2 text-small text-soft">{text('maps.licence')}</p>
    </section>
  )
}

/** For guests and the free plan. */
function Promo() {
  return (
    <Note tone="notice" title={text('promo.title')}>
      <p>{text('maps.premium', { room: FIGURES.offlineStorage })}</p>
      <ButtonLink to="/pricing" size="sm" className="mt-3">
        {text('pack.plans')}
      </ButtonLink>
    </Note>
  )
}
