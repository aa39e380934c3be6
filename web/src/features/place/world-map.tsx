import type { Coordinates } from '@app/domain/kernel'

import { placeText as text } from '../../text/place.ts'
import { mercator } from '../../ui/chart/mercator.ts'
import { WORLD_SHEET } from './world-sheet.ts'
import world from './world.svg?no-inline'

const project = mercator(WORLD_SHEET)

/** The shores are a drawing of their own (build/draw-places-world.ts); the dots are what we have pages of. */
export function WorldMap({ capitals }: { readonly capitals: readonly Coordinates[] }) {
  const dots = capitals.map(({ latitude, longitude }) => {
    const [x, y] = project({ latitude, longitude: longitude < WORLD_SHEET.west ? longitude + 360 : longitude })
    return `M${Math.round(x)} ${Math.round(y)}h0`
  })
  return (
    <svg
      viewBox={`0 0 ${WORLD_SHEET.width} ${WORLD_SHEET.height}`}
      role="img"
      aria-label={text('index.map')}
      className="block w-full border border-edge bg-sea"
      fill="none"
    >
      <use href={`${world}#chart`} />
      <path d={dots.join('')} className="stroke-signal" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
