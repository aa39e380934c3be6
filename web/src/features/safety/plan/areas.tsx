import type { CityGuide } from '@app/contracts/place-guide'
import type { GuideAreaFacts } from '@app/contracts/place-guide-facts'
import { guideClaim } from '@app/domain/guide'

import { ClaimLine } from '../../../entities/place/country-facts/claim-line.tsx'
import type { TravellerKind } from './load-plan.ts'
import { planText as text } from './plan-text.ts'

const NIGHT = ['fine', 'usual', 'care', 'avoid'] as const
const SUITS = { anyone: null, woman: null, medical: null, lgbt: 'lgbt', family: 'families' } as const
const MARKS = { fine: 'border-moss', usual: 'border-edge', care: 'border-sun-deep', avoid: 'border-signal' } as const

type Props = { readonly guide: CityGuide; readonly who: TravellerKind }

/** Only what the guide says of an area; a place that it does not describe is not called safe. */
export function Areas({ guide: { guide }, who }: Props) {
  const areas = guide?.areas ?? []
  return (
    <section aria-labelledby="plan-areas">
      <h3 id="plan-areas" className="text-title">
        {text('areas')}
      </h3>
      {areas.length === 0 && <p className="mt-2">{text('areas.none')}</p>}
      <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {NIGHT.map((night) => (
          <Group key={night} night={night} areas={areas.filter(({ nightCare }) => nightCare === night)} who={who} />
        ))}
      </div>
      {guide && areas.length > 0 && (
        <div className="mt-2">
          <ClaimLine claim={guideClaim(null, guide.asOf)} />
        </div>
      )}
    </section>
  )
}

type GroupProps = {
  readonly night: (typeof NIGHT)[number]
  readonly areas: readonly GuideAreaFacts[]
  readonly who: TravellerKind
}

function Group({ night, areas, who }: GroupProps) {
  if (areas.length === 0) return null
  const wanted = SUITS[who]
  const suits = ({ stayFor }: GuideAreaFacts): boolean => wanted !== null && stayFor.includes(wanted)
  return (
    <div className={`border-s-3 ps-4 ${MARKS[night]}`}>
      <p className="font-semibold">{text(`areas.${night}`)}</p>
      <ul>
        {areas
          .toSorted((a, b) => Number(suits(b)) - Number(suits(a)))
          .map((area) => (
            <li key={area.id}>
              {area.name}
              {suits(area) && <span className="text-small text-moss"> · {text('areas.suits')}</span>}
              {area.note && <span className="block text-small text-soft">{area.note}</span>}
            </li>
          ))}
      </ul>
    </div>
  )
}
