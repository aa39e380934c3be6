import { useCardWords } from '../use-card-words.ts'
import { writeMinute } from '../write.ts'

const WIDTH = 480
const HOUR = WIDTH / 24
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const AWAKE = { from: 7, to: 22 }

type Props = {
  readonly here: string
  readonly there: string
  readonly aheadMinutes: number
  /** The local time here, marked through both rows. */
  readonly atMinute: number
}

/** A day here above the same hours there; waking hours are light, so that a good hour to call is visible at once. */
export function HoursStrip({ here, there, aheadMinutes, atMinute }: Props) {
  const { text, locale } = useCardWords()
  const x = (atMinute / 60) * HOUR
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 82`}
      role="img"
      aria-label={text('clock.strip', { here, there })}
      className="block w-full font-sans"
      fill="none"
    >
      <Row top={0} shift={0} />
      <Row top={30} shift={aheadMinutes} />
      <path d={`M${x} -2V64`} className="stroke-signal" strokeWidth="2" />
      {[0, 6, 12, 18].map((hour) => (
        <text
          key={hour}
          x={hour * HOUR + 2}
          y="79"
          className="fill-soft text-[11px] font-medium tabular-nums @max-md:text-[20px]"
        >
          {writeMinute(hour * 60, locale)}
        </text>
      ))}
    </svg>
  )
}

function Row({ top, shift }: { readonly top: number; readonly shift: number }) {
  return HOURS.map((hour) => {
    const there = (((hour + shift / 60) % 24) + 24) % 24
    const isAwake = there >= AWAKE.from && there < AWAKE.to
    return (
      <rect
        key={hour}
        x={hour * HOUR + 0.5}
        y={top + 0.5}
        width={HOUR - 1}
        height="26"
        className={isAwake ? 'fill-sun stroke-sun-deep' : 'fill-sunk stroke-line'}
        strokeWidth="0.75"
      />
    )
  })
}
