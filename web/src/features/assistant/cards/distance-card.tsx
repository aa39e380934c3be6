import { claim } from '@app/contracts/claim'
import type { Coordinates } from '@app/domain/kernel'
import { useEffect, useState } from 'react'
import { z } from 'zod'

import {
  drawRouteIllustration,
  type RouteIllustrationDrawing,
} from '../../../entities/map/drawing/draw-route-illustration.ts'
import { RouteIllustration } from '../../../entities/map/drawing/route-illustration.tsx'
import { formatDistance } from '../../../text/format.ts'
import { City, type Shown } from './card-data.ts'
import { CardFrame, FigureList } from './card-frame.tsx'
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
  const illustration = useIllustration(from.value.coordinates, to.value.coordinates)
  const distance = formatDistance(km.value, measures)
  const about = (minutes: { readonly value: number } | null): string | null =>
    minutes && `≈ ${writeLength(minutes.value, locale)}`
  return (
    <CardFrame
      title={text('distance')}
      claims={[from, to]}
      illustration={
        <RouteIllustration
          illustration={illustration}
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

/** The line and the graticule at once; the coasts, fifty kilobytes, when they have loaded. */
function useIllustration(from: Coordinates, to: Coordinates): RouteIllustrationDrawing {
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
  return drawRouteIllustration(coasts, from, to)
}
