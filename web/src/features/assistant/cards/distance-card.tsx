import { claim } from '@app/contracts/claim'
import type { Coordinates } from '@app/domain/kernel'
import { useEffect, useState } from 'react'
import { z } from 'zod'

import { formatDistance } from '../../../text/format.ts'
import { drawRoutePlate, type RoutePlateDrawing } from '../../../ui/chart/draw-route-plate.ts'
import { RoutePlate } from '../../../ui/chart/route-plate.tsx'
import { City, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { FigureList } from './figure-list.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeLength } from './write.ts'

const Minutes = claim(z.number())

export const DistanceData = z.object({
  from: City,
  to: City,
  km: claim(z.number()),
  flightMinutes: Minutes,
  trainMinutes: Minutes.nullable(),
  driveMinutes: Minutes.nullable(),
})

export function DistanceCard({ card }: Shown<typeof DistanceData>) {
  const { text, locale, measures } = useCardWords()
  const { from, to, km, flightMinutes, trainMinutes, driveMinutes } = card
  const plate = usePlate(from.value.coordinates, to.value.coordinates)
  const distance = formatDistance(km.value, measures)
  const about = (minutes: { readonly value: number } | null): string | null =>
    minutes && `≈ ${writeLength(minutes.value, locale)}`
  return (
    <CardFrame
      title={text('distance')}
      claims={[from, to]}
      plate={
        <RoutePlate
          plate={plate}
          from={{ code: from.value.name, coordinates: from.value.coordinates }}
          to={{ code: to.value.name, coordinates: to.value.coordinates }}
          label={text('distance.label', { from: from.value.name, to: to.value.name, km: distance })}
        />
      }
    >
      <p className="font-display text-heading tabular-nums">{distance}</p>
      <FigureList
        figures={[
          [text('distance.flight'), about(flightMinutes)],
          [text('distance.train'), about(trainMinutes)],
          [text('distance.drive'), about(driveMinutes)],
        ]}
      />
      <p className="text-small text-soft">{text('distance.note')}</p>
    </CardFrame>
  )
}

/** The line and the grid at once; the coasts, fifty kilobytes, when they are there. */
function usePlate(from: Coordinates, to: Coordinates): RoutePlateDrawing {
  const [coasts, setCoasts] = useState<readonly (readonly Coordinates[])[]>([])
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const { COASTLINE } = await import('@app/datasets/coastline')
      if (!isGone) setCoasts(COASTLINE)
    }
    load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return drawRoutePlate(coasts, from, to)
}
