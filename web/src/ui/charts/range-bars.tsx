export type RangeBar = {
  readonly name: string
  readonly detail?: string
  /** The same range in words. */
  readonly value: string
  readonly low: number
  readonly middle: number
  readonly high: number
}

type Props = { readonly bars: readonly RangeBar[] }

const WIDTH = 1000
const HEIGHT = 22
/** So that the end of the longest bar is not cut off. */
const MARGIN = 6

/** From and to on one scale, with a tick in the middle: a box plot's body. The words beside it say the same. */
export function RangeBars({ bars }: Props) {
  const most = Math.max(1, ...bars.map(({ high }) => high))
  const x = (value: number): number => Math.round((value / most) * (WIDTH - MARGIN))
  return (
    <ul className="grid gap-4">
      {bars.map(({ name, detail, value, low, middle, high }) => (
        <li key={name}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="font-medium">{name}</span>
            <span className="text-end text-small tabular-nums">{value}</span>
          </div>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="mt-1 block h-3 w-full"
            aria-hidden="true"
          >
            <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
            <path
              d={`M0 ${HEIGHT / 2}H${x(low)}`}
              className="stroke-tide"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
            <rect
              x={x(low)}
              y="1"
              width={Math.max(4, x(high) - x(low))}
              height={HEIGHT - 2}
              className="fill-tide-wash stroke-tide"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={`M${x(middle)} 1V${HEIGHT - 1}`}
              className="stroke-signal"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {detail && <p className="mt-0.5 text-small text-soft">{detail}</p>}
        </li>
      ))}
    </ul>
  )
}
