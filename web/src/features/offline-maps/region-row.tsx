import type { MapRegion } from '@app/contracts/map-regions'
import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { packAddresses } from '../../entities/map/packs/pack-address.ts'
import { askToPersist } from '../../entities/map/regions/device-room.ts'
import { repairRegion } from '../../entities/map/regions/download-region.ts'
import { type Download, regionDownloads } from '../../entities/map/regions/region-downloads.ts'
import { formatAge } from '../../text/format-age.ts'
import { formatBytes } from '../../text/format-bytes.ts'
import { formatMonth } from '../../text/format-month.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { Progress } from '../../ui/states/progress.tsx'
import type { Row } from './list-rows.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'

type Props = {
  readonly row: Row
  readonly download: Download | undefined
  /** A newer map of the same area. */
  readonly update: MapRegion | undefined
  /** False until this device was read. */
  readonly isKnown: boolean
  readonly isAllowed: boolean
  readonly isShown: boolean
  readonly onShow: () => void
}

/** A map with its size, age and state, and what can be done with it. */
export function RegionRow(props: Props) {
  const { row, download, isShown, onShow } = props
  const { region, name, area, isFree } = row
  const { locale } = usePageConfig()
  const isLoading = download !== undefined && download.phase !== 'stopped'
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-[min(14rem,100%)] flex-1">
          <h4 className="font-sans text-base font-semibold tracking-normal">
            {name}
            {isFree && <span className="chart-label caps ms-3 text-moss">{text('pack.free')}</span>}
          </h4>
          {area && <p className="text-small text-soft">{area}</p>}
          <p className="chart-label mt-1.5 flex flex-wrap gap-x-4 text-soft">
            <span>{formatBytes(region.bytes, locale)}</span>
            <span>
              {region.date ? text('pack.date', { date: formatMonth(region.date, locale) }) : text('pack.undated')}
            </span>
          </p>
          <p className="mt-1 text-small" aria-live="polite">
            {!isLoading && describeState(props, locale)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            size="sm"
            className="aria-pressed:bg-illustration"
            aria-pressed={isShown}
            aria-label={named('pack.show', name)}
            onClick={onShow}
          >
            {text('pack.show')}
          </Button>
          {!isLoading && <Choices {...props} />}
        </div>
      </div>
      {isLoading && <Loading row={row} download={download} />}
    </li>
  )
}

function Loading({ row: { region, name }, download }: { readonly row: Row; readonly download: Download }) {
  const { locale } = usePageConfig()
  const { file, bytes } = region
  const words = { done: formatBytes(download.bytes, locale), whole: formatBytes(bytes, locale) }
  return (
    <div className="mt-3 grid gap-2">
      <Progress
        label={text(download.phase === 'elsewhere' ? 'pack.elsewhere' : 'pack.loading', { title: name })}
        value={download.bytes}
        max={bytes}
        valueText={text('pack.progress', words)}
      />
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-label={named('pack.pause', name)}
          onClick={() => void regionDownloads.pause(file)}
        >
          {text('pack.pause')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={named('pack.cancel', name)}
          onClick={() => void regionDownloads.remove(file)}
        >
          {text('pack.cancel')}
        </Button>
      </div>
    </div>
  )
}

/** The possible actions of a map that is not being loaded. */
function Choices({ row, update, isKnown, isAllowed }: Props) {
  const { kept, name, region } = row
  if (!kept && !isAllowed) {
    return (
      <ButtonLink to="/pricing" variant="outline" size="sm" aria-label={named('pack.plans', name)}>
        {text('pack.plans')}
      </ButtonLink>
    )
  }
  const start = (wanted: MapRegion, replaces?: string): void => {
    void askToPersist()
    void regionDownloads.start(wanted, name, replaces)
  }
  if (!kept) {
    return (
      <Button size="sm" disabled={!isKnown} aria-label={named('pack.keep', name)} onClick={() => start(region)}>
        {text('pack.keep')}
      </Button>
    )
  }
  return (
    <>
      {kept.state !== 'kept' && (
        <Button size="sm" aria-label={named('pack.continue', name)} onClick={() => start(kept)}>
          {text('pack.continue')}
        </Button>
      )}
      {kept.state === 'kept' && update && (
        <Button size="sm" aria-label={named('pack.update', name)} onClick={() => start(update, kept.file)}>
          {text('pack.update')}
        </Button>
      )}
      {kept.state === 'kept' && <Check row={row} />}
      <Button variant="outline" size="sm" aria-label={named('pack.remove', name)} onClick={() => void remove(row)}>
        {text('pack.remove')}
      </Button>
    </>
  )
}

async function remove({ region, name }: Row): Promise<void> {
  await regionDownloads.remove(region.file).catch(() => undefined)
  toast.info(text('pack.removed', { title: name }))
}

/** Compares every block with its hash, and loads again what the device has damaged. */
function Check({ row: { region, name } }: { readonly row: Row }) {
  const { origin } = usePageConfig()
  const [isBusy, setBusy] = useState(false)
  const check = async (): Promise<void> => {
    setBusy(true)
    const how = { addressOf: packAddresses(origin), signal: AbortSignal.timeout(600_000), onProgress: () => undefined }
    await repairRegion(region, how).then(
      (count) =>
        count === 0
          ? toast.success(text('check.fine', { title: name }))
          : toast.info(text('check.mended', { title: name, count: String(count) })),
      () => toast.error(text('check.damaged', { title: name })),
    )
    setBusy(false)
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      isBusy={isBusy}
      aria-label={named('pack.check', name)}
      onClick={() => void check()}
    >
      {text(isBusy ? 'pack.checking' : 'pack.check')}
    </Button>
  )
}

type Action = 'show' | 'keep' | 'remove' | 'plans' | 'pause' | 'cancel' | 'continue' | 'update' | 'check'

function named(key: `pack.${Action}`, title: string): string {
  return `${text(key)}: ${title}`
}

function describeState({ row: { kept, bytes, region }, download, update }: Props, locale: string): string {
  const progress = { done: formatBytes(bytes, locale), whole: formatBytes(region.bytes, locale) }
  if (download?.problem) return `${text(`problem.${download.problem}`)} ${text('pack.stopped', progress)}`
  if (!kept) return ''
  if (kept.state !== 'kept') return text('pack.stopped', progress)
  const age = text('pack.kept', { age: formatAge(kept.keptAtMs, Date.now(), locale) })
  return update ? `${age} ${text('pack.newer', { size: formatBytes(update.bytes, locale) })}` : age
}
