import { claim } from '@app/contracts/claim'
import { Coordinates } from '@app/contracts/coordinates'
import { z } from 'zod'

import { formatCoordinates } from '../../../text/format.ts'
import { splitPhones } from '../../../ui/split-phones.ts'
import { Country, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCountry } from './write.ts'

const Mission = claim(
  z.object({
    kind: z.string(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    coordinates: Coordinates.nullable(),
  }),
)

export const EmbassyData = z.object({ own: Country, host: Country, missions: z.array(Mission).min(1) })

const MOST_SHOWN = 4

export function EmbassyCard({ card: { own, host, missions } }: Shown<typeof EmbassyData>) {
  const { text, locale } = useCardWords()
  const names = { own: writeCountry(own, locale), host: writeCountry(host, locale) }
  return (
    <CardFrame title={text('embassy')} aside={text('embassy.in', names)} claims={missions.slice(0, MOST_SHOWN)}>
      <ul className="-my-3">
        {missions.slice(0, MOST_SHOWN).map((mission) => (
          <MissionRow key={JSON.stringify(mission.value)} mission={mission.value} />
        ))}
      </ul>
    </CardFrame>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-tide underline'

function MissionRow({ mission }: { readonly mission: z.output<typeof Mission>['value'] }) {
  const { text } = useCardWords()
  const { city, phone, website, coordinates } = mission
  const kind = /consul/i.test(mission.kind) ? 'consulate' : /embassy/i.test(mission.kind) ? 'embassy' : 'mission'
  return (
    <li className="grid gap-x-5 border-b border-line py-3 last:border-0 @md:grid-cols-[1fr_auto]">
      <div>
        <p className="font-display text-lead">{city ?? '?'}</p>
        <p className="chart-label text-soft">
          {[text(`embassy.${kind}`), ...(coordinates ? [formatCoordinates(coordinates)] : [])].join(' · ')}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-5 tabular-nums @md:justify-end">
        {splitPhones(phone).map(({ shown, dialled }) => (
          <a key={dialled} href={`tel:${dialled}`} className={LINK}>
            {shown}
          </a>
        ))}
        {website !== null && /^https?:\/\//i.test(website) && (
          <a href={website} target="_blank" rel="noopener noreferrer" className={LINK}>
            {text('embassy.site')}
          </a>
        )}
      </p>
    </li>
  )
}
