import type { MapPack } from '@app/datasets/map-packs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { offlineMapsText as text } from '../../text/offline-maps.ts'
import { keepPack } from '../../ui/map/packs/keep-pack.ts'
import { packAddresses } from '../../ui/map/packs/pack-address.ts'
import { countKeptBytes, deleteBlocks } from '../../ui/map/packs/pack-blocks.ts'
import { toast } from '../../ui/toast.ts'

type Sizes = ReadonlyMap<string, number>

/** Which maps lie on this device, and the downloads under way. */
export function useKeptPacks(packs: readonly MapPack[]) {
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
      await keepPack(pack, packAddresses(origin), {
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
