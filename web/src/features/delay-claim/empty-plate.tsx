import { greatCirclePoints } from '@app/domain/kernel'

import { claimText as text } from '../../text/claim.ts'
import { clipLine } from '../../ui/chart/clip.ts'
import { PLATE } from '../../ui/chart/draw-route-plate.ts'
import { graticule } from '../../ui/chart/graticule.ts'
import { pathData } from '../../ui/chart/path-data.ts'
import { azimuthal } from '../../ui/chart/projection.ts'

const project = azimuthal({ latitude: 49, longitude: -25 }, 9, [PLATE.width / 2, PLATE.height / 2])
const FRAME = { left: 0, top: 0, right: PLATE.width, bottom: PLATE.height }
const [FROM, TO] = [
  { latitude: 40, longitude: 0 },
  { latitude: 44, longitude: -53 },
]
const GRID = pathData(graticule(5).flatMap((line) => clipLine(line.map(project), FRAME)))
const ROUTE = pathData([greatCirclePoints(TO, FROM, 24).map(project)])

/** A chart that waits for its journey, in the shape of the answer, so nothing jumps when it comes. */
export function EmptyPlate() {
  return (
    <div className="overflow-hidden rounded-sheet border border-line bg-raised">
      <svg
        viewBox={`0 0 ${PLATE.width} ${PLATE.height}`}
        className="block w-full border-b border-line bg-sea"
        fill="none"
        aria-hidden="true"
      >
        <path d={GRID} className="stroke-tide" strokeWidth="0.7" opacity="0.28" />
        <path d={ROUTE} className="stroke-edge" strokeWidth="1.5" strokeDasharray="2 6" strokeLinecap="round" />
        {[TO, FROM].map(project).map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="7" className="fill-paper stroke-edge" strokeWidth="1.5" />
        ))}
      </svg>
      <div className="px-5 py-7 sm:px-8">
        <h2 className="text-title">{text('claim.empty.title')}</h2>
        <p className="mt-3 max-w-[52ch] text-soft">{text('claim.empty.text')}</p>
      </div>
    </div>
  )
}
