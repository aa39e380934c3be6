type Props = { readonly minuteOfDay: number; readonly label: string }

const TICKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const DAY = { from: 7 * 60, to: 19 * 60 }

/** Dark in both themes. */
const NIGHT = 'fill-[light-dark(oklch(0.27_0.04_240),oklch(0.16_0.03_243))]'

/** Light during the day, dark at night, so that 9 a.m. and 9 p.m. look different. */
export function ClockFace({ minuteOfDay, label }: Props) {
  const minute = ((minuteOfDay % 1440) + 1440) % 1440
  const isDay = minute >= DAY.from && minute < DAY.to
  const [ground, ink] = isDay ? ['fill-sun', 'stroke-on-sun'] : [NIGHT, 'stroke-sun']
  return (
    <svg
      viewBox="0 0 72 72"
      role="img"
      aria-label={label}
      className="size-18 shrink-0"
      fill="none"
      strokeLinecap="round"
    >
      <circle cx="36" cy="36" r="34" className={`${ground} stroke-edge`} strokeWidth="1.5" />
      {TICKS.map((tick) => (
        <path
          key={tick}
          d={tick % 3 === 0 ? 'M36 6v7' : 'M36 6v3'}
          transform={`rotate(${tick * 30} 36 36)`}
          className={ink}
          strokeWidth={tick % 3 === 0 ? 2 : 1.25}
        />
      ))}
      <path d="M36 36V20" transform={`rotate(${minute / 2} 36 36)`} className={ink} strokeWidth="3.5" />
      <path d="M36 36V12" transform={`rotate(${(minute % 60) * 6} 36 36)`} className={ink} strokeWidth="2" />
      <circle cx="36" cy="36" r="2.5" className="fill-signal" />
    </svg>
  )
}
