import { useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import {
  askToPersist,
  bytesLeft,
  type DeviceRoom,
  isShortOfRoom,
  MOST_MAP_BYTES,
  readDeviceRoom,
} from '../../entities/map/regions/device-room.ts'
import type { Regions } from '../../entities/map/regions/region-store.ts'
import { formatBytes } from '../../text/format-bytes.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'

export function mapBytesOf(stored: Regions | null): number {
  return [...(stored?.kept.values() ?? [])].reduce((sum, bytes) => sum + bytes, 0)
}

/** How much of the 2 GB is used, and whether the browser gives so much and keeps it. */
export function StorageMeter({ stored }: { readonly stored: Regions | null }) {
  const { locale } = usePageConfig()
  const [room, setRoom] = useState<DeviceRoom | null>(null)
  const used = mapBytesOf(stored)
  useEffect(() => {
    let isGone = false
    void readDeviceRoom().then((now) => isGone || setRoom(now))
    return () => {
      isGone = true
    }
  }, [used])
  const size = (bytes: number): string => formatBytes(bytes, locale)
  const ask = async (): Promise<void> => {
    if (!(await askToPersist())) toast.info(text('persisted.refused'))
    setRoom(await readDeviceRoom())
  }
  const words = { used: size(used), whole: size(MOST_MAP_BYTES) }
  return (
    <section aria-labelledby="room" className="grid gap-3">
      <h3 id="room" className="font-sans text-base font-semibold tracking-normal">
        {text('room.title')}
      </h3>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <progress
          className="scale-bar flex-1"
          max={MOST_MAP_BYTES}
          value={used}
          aria-label={text('room.title')}
          aria-valuetext={text('room.used', words)}
        />
        <span className="chart-label text-soft">{text('room.used', words)}</span>
      </div>
      {room && isShortOfRoom(used, room) && (
        <Note tone={bytesLeft(used, room) < LITTLE_BYTES ? 'warning' : 'info'}>
          {text('room.short', { left: size(bytesLeft(used, room)) })}
        </Note>
      )}
      {room && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-soft">
          <span>{text(room.isPersisted ? 'room.safe' : 'room.unsafe')}</span>
          {!room.isPersisted && (
            <Button variant="outline" size="sm" onClick={() => void ask()}>
              {text('persisted.ask')}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

/** A city takes about this much. */
const LITTLE_BYTES = 100_000_000
