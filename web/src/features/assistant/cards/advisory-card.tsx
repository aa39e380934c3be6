import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { LevelMark } from '../../../entities/place/level-mark.tsx'
import { Country, type Shown } from './card-data.ts'
import { CardFrame, Proof } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCountry } from './write.ts'

const Advisory = claim(
  z.object({
    authority: Country,
    level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    words: z.string(),
    highestRegionalLevel: z.number().nullable(),
  }),
)

export const AdvisoryData = z.object({ country: Country, advisories: z.array(Advisory).min(1) })

export function AdvisoryCard({ card: { country, advisories } }: Shown<typeof AdvisoryData>) {
  const { text, locale } = useCardWords()
  const levels = advisories.map(({ value }) => value.level)
  const [low, high] = [Math.min(...levels), Math.max(...levels)]
  return (
    <CardFrame title={text('advisory')} aside={writeCountry(country, locale)}>
      {high - low > 1 && (
        <p className="font-display text-lead">{text('advisory.spread', { low: String(low), high: String(high) })}</p>
      )}
      <ul className="-my-3.5">
        {advisories.map((advisory) => (
          <Row key={advisory.value.authority} advisory={advisory} />
        ))}
      </ul>
    </CardFrame>
  )
}

function Row({ advisory }: { readonly advisory: z.output<typeof Advisory> }) {
  const { text, locale } = useCardWords()
  const { authority, level, highestRegionalLevel } = advisory.value
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-5 gap-y-1 border-b border-line py-3.5 last:border-0">
      <div className="min-w-0">
        <p className="chart-label text-soft">{writeCountry(authority, locale)}</p>
        <p className="font-semibold">{text(`advisory.level.${level}`)}</p>
        {highestRegionalLevel !== null && highestRegionalLevel > level && (
          <p className="text-small text-soft">{text('advisory.regional', { level: String(highestRegionalLevel) })}</p>
        )}
        <Proof claims={[advisory]} />
      </div>
      <LevelMark level={level} label={text('advisory.level', { level: String(level) })} />
    </li>
  )
}
