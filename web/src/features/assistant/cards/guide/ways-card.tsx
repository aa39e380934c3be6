import type { Shown } from '../card-data.ts'
import { CardFrame } from '../card-frame.tsx'
import { useCardWords } from '../use-card-words.ts'
import { writeLength } from '../write.ts'
import type { WaysData } from './guide-data.ts'
import { SiteLink } from './site-link.tsx'

const ROUND_MINUTES = 5

/** Transport options, the usual one first, with the duration at the end of the line as in a timetable. */
export function WaysCard({ card: { place, language, rows } }: Shown<typeof WaysData>) {
  const { text, locale } = useCardWords()
  return (
    <CardFrame title={text('guide.ways')} aside={place} claims={rows.map(({ value }) => value)}>
      <ul className="-my-2" lang={language}>
        {rows.map(({ id, label, value, link, minutes }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 border-b border-line py-2 last:border-0"
          >
            <p className="leading-snug font-semibold break-words">{label}</p>
            {minutes !== null && <p className="chart-label tabular-nums">≈ {writeLength(rounded(minutes), locale)}</p>}
            <p className="col-span-2 text-small break-words text-soft tabular-nums">
              {value.value
                .split(' · ')
                .slice(minutes === null ? 0 : 1)
                .join(' · ')}
            </p>
            <SiteLink link={link} of={label} />
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}

function rounded(minutes: number): number {
  return minutes < 2 * ROUND_MINUTES ? minutes : Math.round(minutes / ROUND_MINUTES) * ROUND_MINUTES
}
