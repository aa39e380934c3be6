import type { Frame, MapRegion } from '@app/contracts/map-regions'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { askToPersist, bytesLeft, MOST_MAP_BYTES, readDeviceRoom } from '../../entities/map/regions/device-room.ts'
import { chooseRegions, findRegions } from '../../entities/map/regions/find-regions.ts'
import { regionDownloads } from '../../entities/map/regions/region-downloads.ts'
import type { Regions } from '../../entities/map/regions/region-store.ts'
import { formatBytes } from '../../text/format-bytes.ts'
import { formatMonth } from '../../text/format-month.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { offlineMapsText as text } from './offline-maps-text.ts'
import { mapBytesOf } from './storage-meter.tsx'

type Props = {
  readonly name: string
  readonly frames: readonly Frame[]
  readonly stored: Regions | null
  readonly onDone: () => void
}

type Offer =
  | { readonly kind: 'asking' | 'too-large' | 'none' }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'offered'
      readonly regions: readonly MapRegion[]
      readonly leftBytes: number
      readonly missing: number
    }

/** What the server has for the frames, how large it is, and whether it fits. */
export function RegionOffer({ name, frames, stored, onDone }: Props) {
  const { supabaseUrl, supabaseKey, locale } = usePageConfig()
  const [offer, setOffer] = useState<Offer>({ kind: 'asking' })
  const mapBytes = mapBytesOf(stored)
  useEffect(() => {
    let isGone = false
    void ask({ supabaseUrl, supabaseKey }, frames, mapBytes).then((found) => isGone || setOffer(found))
    return () => {
      isGone = true
    }
    // Asked once: the caller gives a new key for other frames.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className="mt-4" aria-live="polite">
      {offer.kind === 'asking' && (
        <>
          <span className="sr-only">{text('offer.asking')}</span>
          <Skeleton className="h-24" />
        </>
      )}
      {offer.kind === 'none' && <Note title={text('offer.none')}>{text('offer.none.text')}</Note>}
      {offer.kind === 'too-large' && <Note tone="warning">{text('offer.too-large')}</Note>}
      {offer.kind === 'refused' && <Note tone="warning">{offer.message || text('choose.failed')}</Note>}
      {offer.kind === 'offered' && <Offered {...offer} name={name} locale={locale} stored={stored} onDone={onDone} />}
    </div>
  )
}

type OfferedProps = Extract<Offer, { kind: 'offered' }> &
  Pick<Props, 'name' | 'stored' | 'onDone'> & { readonly locale: string }

function Offered({ regions, leftBytes, missing, name, locale, stored, onDone }: OfferedProps) {
  const isHere = ({ file }: MapRegion): boolean =>
    stored?.regions.some((kept) => kept.file === file && kept.state === 'kept') ?? false
  const wanted = regions.filter((region) => !isHere(region))
  const bytes = wanted.reduce((sum, region) => sum + region.bytes, 0)
  const size = (count: number): string => formatBytes(count, locale)
  const start = (): void => {
    void askToPersist()
    for (const region of wanted) {
      const of = regions.length > 1 && region.title !== name ? `${name}: ${region.title}` : name
      void regionDownloads.start(region, of)
    }
    onDone()
  }
  if (wanted.length === 0) return <Note tone="success">{text('offer.here')}</Note>
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <dl className="grid w-full gap-1 text-small">
        {wanted.map(({ file, title, date, bytes: each }) => (
          <div key={file} className="flex justify-between gap-4">
            <dt>
              {title}
              <span className="text-soft">{date && `, ${text('pack.date', { date: formatMonth(date, locale) })}`}</span>
            </dt>
            <dd className="chart-label text-soft">{size(each)}</dd>
          </div>
        ))}
      </dl>
      {missing > 0 && <p className="text-small text-soft">{text('offer.part')}</p>}
      {bytes > leftBytes ? (
        <Note tone="warning" title={text('offer.full')}>
          {text('offer.full.text', { size: size(bytes), left: size(leftBytes), most: size(MOST_MAP_BYTES) })}
        </Note>
      ) : (
        <Button onClick={start}>{text('offer.download', { size: size(bytes) })}</Button>
      )}
    </div>
  )
}

async function ask(
  config: Parameters<typeof findRegions>[0],
  frames: readonly Frame[],
  mapBytes: number,
): Promise<Offer> {
  const asked = await findRegions(config, frames)
  if (asked.kind === 'refused') return { kind: 'refused', message: asked.message }
  const regions = chooseRegions(asked.answer)
  const missing = asked.answer.found.filter((offers) => offers.length === 0).length
  if (regions.length === 0) return { kind: asked.answer.tooLarge.length > 0 ? 'too-large' : 'none' }
  return { kind: 'offered', regions, missing, leftBytes: bytesLeft(mapBytes, await readDeviceRoom()) }
}
