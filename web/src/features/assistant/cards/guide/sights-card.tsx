import { PointPlan } from '../../../../entities/map/drawing/point-plan.tsx'
import type { Shown } from '../card-data.ts'
import { CardFrame } from '../card-frame.tsx'
import { useCardWords } from '../use-card-words.ts'
import type { SightsData } from './guide-data.ts'
import { SiteLink } from './site-link.tsx'

const PLAN = { width: 560, height: 200 }

/** Sights and day trips, numbered as in the drawing above them. */
export function SightsCard({ card: { place, language, rows } }: Shown<typeof SightsData>) {
  const { text, measures } = useCardWords()
  // Those with coordinates come first, so that the drawing and the list have the same numbers.
  const sorted = [...rows.filter(({ coordinates }) => coordinates), ...rows.filter(({ coordinates }) => !coordinates)]
  const points = sorted.flatMap(({ coordinates }) => coordinates ?? [])
  const plan = points.length > 1 && (
    <PointPlan
      points={points}
      width={PLAN.width}
      height={PLAN.height}
      isWhole
      label={text('places.chart', { count: String(points.length), city: place })}
      locale={measures}
      className="border-b border-line"
    />
  )
  return (
    <CardFrame title={text('guide.sights')} aside={place} claims={rows.map(({ value }) => value)} illustration={plan}>
      <ol className="-my-2" lang={language}>
        {sorted.map(({ id, label, value, link, coordinates }, index) => (
          <li
            key={id}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-3 border-b border-line py-2 last:border-0"
          >
            <Number at={coordinates || points.length === 0 ? index + 1 : null} />
            <div className="min-w-0">
              <p className="leading-snug font-semibold">{label}</p>
              <p className="text-small break-words text-soft tabular-nums">{value.value}</p>
              <SiteLink link={link} of={label} />
            </div>
          </li>
        ))}
      </ol>
    </CardFrame>
  )
}

/** Entries without coordinates, such as the way back to the airport, have no number. */
function Number({ at }: { readonly at: number | null }) {
  if (at === null) return <span aria-hidden="true" />
  return (
    <span
      aria-hidden="true"
      className="grid size-6.5 place-items-center rounded-full border border-tide text-label font-semibold tabular-nums"
    >
      {at}
    </span>
  )
}
