import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { Country, type Shown } from './card-data.ts'
import { CardFrame, FigureList } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCountry } from './write.ts'

export const HealthData = z.object({
  country: Country,
  facts: claim(
    z.object({
      yellowFever: z.enum(['not-required', 'required-all', 'required-from-risk', 'not-stated']),
      yellowFeverRisk: z.enum(['none', 'low', 'present']).default('none'),
      malaria: z.enum(['not-listed', 'very-low', 'some-areas', 'throughout']),
    }),
  ),
})

/** The source comes before the facts. */
export function HealthCard({ card: { country, facts } }: Shown<typeof HealthData>) {
  const { text, locale } = useCardWords()
  const { yellowFever, yellowFeverRisk, malaria } = facts.value
  return (
    <CardFrame title={text('health')} aside={writeCountry(country, locale)} claims={[facts]}>
      <FigureList
        figures={[
          [text('health.fever'), text(`health.fever.${yellowFever}`)],
          [text('health.fever'), yellowFeverRisk === 'none' ? null : text('health.fever.occurs')],
          [text('health.malaria'), text(`health.malaria.${malaria}`)],
        ]}
      />
      <p className="border-s-2 border-sun-deep ps-4 text-small">{text('health.ask')}</p>
    </CardFrame>
  )
}
