import { claim } from '@app/contracts/claim'
import { Fragment } from 'react'
import { z } from 'zod'

import { YearStrip } from '../../../entities/place/year-strip.tsx'
import { formatDegrees, formatRain } from '../../../text/format-weather.ts'
import { formatCoordinates } from '../../../text/format.ts'
import { City, type Shown } from './card-data.ts'
import { CardFrame, FigureList } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeMonth, writeMonths } from './write.ts'

const Year = claim(z.object({ meanC: z.array(z.number()).length(12), rainMm: z.array(z.number().min(0)).length(12) }))
const Month = z.int().min(0).max(11)

export const ClimateData = z.object({
  city: City,
  months: z.array(claim(z.object({ month: z.int().min(1).max(12), meanC: z.number(), rainMm: z.number() }))),
  year: Year.optional(),
})

export function ClimateCard({ card: { city, months, year } }: Shown<typeof ClimateData>) {
  const { text, locale, measures } = useCardWords()
  return (
    <CardFrame
      title={text('climate')}
      aside={city.value.name}
      claims={months}
      illustration={year && <Chart city={city} year={year} marked={months.map(({ value }) => value.month - 1)} />}
    >
      <FigureList
        figures={months.map(({ value: { month, meanC, rainMm } }) => [
          writeMonth(month - 1, locale),
          <Fragment key={month}>
            <bdi>{formatDegrees(meanC, measures)}</bdi>, <bdi>{formatRain(rainMm, measures)}</bdi>
          </Fragment>,
        ])}
      />
      <p className="sr-only">{text('climate.warmth')}</p>
    </CardFrame>
  )
}

export const BestTimeData = z.object({
  city: City,
  best: claim(
    z.discriminatedUnion('rule', [
      z.object({ rule: z.literal('CL-1'), months: z.array(Month) }),
      z.object({
        rule: z.literal('CL-2'),
        months: z.array(Month),
        because: z.enum(['too-cold', 'too-hot', 'too-wet']),
      }),
    ]),
  ),
  year: Year.optional(),
})

export function BestTimeCard({ card: { city, best, year } }: Shown<typeof BestTimeData>) {
  const { text, locale } = useCardWords()
  const { months, rule } = best.value
  return (
    <CardFrame
      title={text('climate')}
      aside={city.value.name}
      claims={[best]}
      illustration={year && <Chart city={city} year={year} marked={months} />}
    >
      <div>
        <p className="text-small text-soft">
          {rule === 'CL-1'
            ? text('climate.best')
            : `${text('climate.nearest')} (${text(`climate.${best.value.because}`)})`}
        </p>
        <p className="font-display text-title">{writeMonths(months, locale)}</p>
      </div>
    </CardFrame>
  )
}

type ChartProps = {
  readonly city: z.output<typeof City>
  readonly year: z.output<typeof Year>
  readonly marked: readonly number[]
}

function Chart({ city, year, marked }: ChartProps) {
  const { text, measures } = useCardWords()
  return (
    <YearStrip
      climate={year.value}
      marked={marked}
      label={text('climate.chart', { city: city.value.name })}
      keys={{ warmth: text('climate.warmth'), rain: text('climate.rain') }}
      aside={formatCoordinates(city.value.coordinates)}
      locale={measures}
    />
  )
}
