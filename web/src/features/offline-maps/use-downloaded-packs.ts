import type { MapPack } from '@app/datasets/map-packs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { packAddresses } from '../../entities/map/packs/pack-address.ts'
import {
  countKeptBytes,
  deleteBlocks,
  type AddressOf,
  blockOf,
  countBlocks,
} from '../../entities/map/packs/pack-blocks.ts'
import { toast } from '../../ui/overlay/toast.ts'
import { offlineMapsText as text } from './offline-maps-text.ts'

const AT_ONCE = 3

type How = { readonly signal: AbortSignal; readonly onProgress: (bytes: number) => void }

/** Downloads the missing blocks of a pack. When stopped, it keeps them and resumes the next time. */
export async function downloadPack(pack: MapPack, addressOf: AddressOf, { signal, onProgress }: How): Promise<void> {
  const left = Array.from({ length: countBlocks(pack) }, (_, number) => number)
  let bytes = 0
  const one = async (): Promise<void> => {
    for (let number = left.shift(); number !== undefined; number = left.shift()) {
      signal.throwIfAborted()
      const { length } = await blockOf(pack, number, addressOf)
      bytes += length
      onProgress(bytes)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  // Without storage every block was loaded and none stored.
  const kept = (await countKeptBytes([pack])).get(pack.file) ?? 0
  if (kept < pack.bytes) throw new Error(`only ${kept} of ${pack.bytes} bytes could be kept`)
}

type Sizes = ReadonlyMap<string, number>

/** The downloaded maps, and the downloads in progress. */
export function useDownloadedPacks(packs: readonly MapPack[]) {
  const { origin } = usePageConfig()
  const [kept, setKept] = useState<Sizes | null>(null)
  const [underWay, setUnderWay] = useState<Sizes>(new Map())
  const stops = useRef(new Map<string, AbortController>())

  const count = (): Promise<Sizes> => countKeptBytes(packs).catch((): Sizes => new Map())
  const look = useEffectEvent(count)
  useEffect(() => {
    void look().then(setKept)
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const show = (file: string, bytes: number | null): void =>
    setUnderWay((before) => {
      const next = new Map(before)
      if (bytes === null) next.delete(file)
      else next.set(file, bytes)
      return next
    })

  const keep = async (pack: MapPack): Promise<void> => {
    const stop = new AbortController()
    stops.current.set(pack.file, stop)
    show(pack.file, 0)
    try {
      await downloadPack(pack, packAddresses(origin), {
        signal: stop.signal,
        onProgress: (bytes) => show(pack.file, bytes),
      })
      toast.success(text('pack.done', { title: pack.title }))
    } catch {
      if (!stop.signal.aborted) toast.error(text('pack.failed', { title: pack.title }))
    }
    show(pack.file, null)
    setKept(await count())
  }

  const remove = async (pack: MapPack): Promise<void> => {
    await deleteBlocks(pack.file).catch(() => undefined)
    toast.info(text('pack.removed', { title: pack.title }))
    setKept(await count())
  }

  const recount = async (): Promise<void> => setKept(await count())
  return { kept, underWay, keep, remove, recount, stop: (pack: MapPack) => stops.current.get(pack.file)?.abort() }
}
