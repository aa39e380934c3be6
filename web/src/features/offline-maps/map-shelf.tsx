import type { MapPack } from '@app/datasets/map-packs'
import { useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { useTrialState } from '../../api/subscription/use-trial-state.ts'
import { FIGURES } from '../../content/figures.ts'
import { offlineMapsText as text } from '../../text/offline-maps.ts'
import { MapPanel } from '../../ui/map/map-panel.tsx'
import { formatRoom } from './format-room.ts'
import { PackRow } from './pack-row.tsx'
import { useKeptPacks } from './use-kept-packs.ts'
import { viewOf } from './view-of.ts'

type Props = { readonly world: MapPack; readonly regions: readonly MapPack[] }

/** The maps that ship, as on a shelf: look at one, take it along, put it back. */
export function MapShelf({ world, regions }: Props) {
  const packs = [world, ...regions]
  const { locale } = usePageConfig()
  const { kind } = useTrialState()
  const { kept, underWay, keep, remove, recount, stop } = useKeptPacks(packs)
  const [shown, setShown] = useState(world)
  const sheet = useRef<HTMLDivElement>(null)
  const show = (pack: MapPack): void => {
    setShown(pack)
    // On a phone the shelf is longer than the screen.
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
          // Looking at a map has brought some of it here.
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
    </section>
  )
}
