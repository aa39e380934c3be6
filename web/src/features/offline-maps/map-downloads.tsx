import type { MapPack } from '@app/datasets/map-packs'
import { useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { FIGURES } from '../../entities/company/figures.ts'
import type { MapView } from '../../entities/map/map-engine.ts'
import { MapPanel } from '../../entities/map/map-panel.tsx'
import { useTrialState } from '../../entities/traveller/subscription/use-trial-state.ts'
import { formatRoom } from './format-room.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'
import { PackRow } from './pack-row.tsx'
import { useDownloadedPacks } from './use-downloaded-packs.ts'

/** Packs whose middle is not where people are: Monaco's map is nearly all sea. */
const BY_HAND: Readonly<Record<string, MapView>> = {
  world: { center: { lat: 20, lng: 10 }, zoom: 1 },
  monaco: { center: { lat: 43.7384, lng: 7.4246 }, zoom: 13 },
}

/** The initial view of a pack. */
export function viewOf({ id, bounds: [west, south, east, north] }: Pick<MapPack, 'id' | 'bounds'>): MapView {
  const center = { lat: (south + north) / 2, lng: (west + east) / 2 }
  // The zoom at which the wider side of the region fits into the panel.
  return BY_HAND[id] ?? { center, zoom: Math.min(14, Math.log2(360 / Math.max(east - west, north - south))) }
}

type Props = { readonly world: MapPack; readonly regions: readonly MapPack[] }

/** The packed maps: each can be viewed, downloaded and deleted. */
export function MapDownloads({ world, regions }: Props) {
  const packs = [world, ...regions]
  const { locale } = usePageConfig()
  const { kind } = useTrialState()
  const { kept, underWay, keep, remove, recount, stop } = useDownloadedPacks(packs)
  const [shown, setShown] = useState(world)
  const sheet = useRef<HTMLDivElement>(null)
  const show = (pack: MapPack): void => {
    setShown(pack)
    // On a phone the list is longer than the screen.
    sheet.current?.scrollIntoView({ block: 'nearest' })
  }
  const isPremium = kind === 'paid' || kind === 'trial'
  const used = [...(kept?.values() ?? [])].reduce((sum, bytes) => sum + bytes, 0)
  return (
    <section aria-labelledby="maps">
      <h2 id="maps" className="text-title">
        {text('maps.title')}
      </h2>
      <p className="mt-2 max-w-[58ch] text-soft">{text('maps.lead')}</p>
      <div ref={sheet} className="mt-4 scroll-mt-24">
        <MapPanel
          label={text('maps.label', { title: shown.title })}
          {...viewOf(shown)}
          height={320}
          isOwn
          // Viewing a map has stored part of it.
          onReady={() => void recount()}
        />
      </div>
      <ul className="mt-2 border-t border-line">
        {packs.map((pack) => (
          <PackRow
            key={pack.id}
            pack={pack}
            isFree={pack === world}
            isAllowed={pack === world || isPremium}
            isShown={pack === shown}
            keptBytes={kept?.get(pack.file) ?? null}
            loadedBytes={underWay.get(pack.file) ?? null}
            onShow={() => show(pack)}
            onKeep={() => void keep(pack)}
            onStop={() => stop(pack)}
            onRemove={() => void remove(pack)}
          />
        ))}
      </ul>
      <p className="chart-label mt-3 text-soft" aria-live="polite">
        {kept && text('maps.used', { used: formatRoom(used, locale) })}
      </p>
      <p className="mt-1 text-small text-soft">{text('maps.premium', { room: FIGURES.offlineStorage })}</p>
      <p className="mt-1 text-small text-soft">{text('maps.licence')}</p>
    </section>
  )
}
