import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { buttonClass } from '../../../ui/button-class.ts'
import { Country, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCountry } from './write.ts'

const Numbers = claim(
  z.array(z.object({ number: z.string().regex(/^[\d+*# -]{2,20}$/), confidence: z.string() })).min(1),
).nullable()

export const EmergencyData = z.object({
  country: Country,
  numbers: z.object({ general: Numbers, police: Numbers, ambulance: Numbers, fire: Numbers }),
})

const SERVICES = ['police', 'ambulance', 'fire'] as const
const ALL_SERVICES = ['ambulance', 'police', 'fire', 'general'] as const

/**
 * One number for all services is a large button. When services have different numbers, none is: a caller who needs an
 * ambulance must not press the police.
 */
export function EmergencyCard({ card: { country, numbers } }: Shown<typeof EmergencyData>) {
  const { text, locale, isCrisis } = useCardWords()
  const general = numbers.general?.value[0]?.number
  const claims = [numbers.general, ...SERVICES.map((service) => numbers[service])].flatMap((each) => each ?? [])
  const isForAll = SERVICES.every(
    (service) => numbers[service] === null || numbers[service].value.some(({ number }) => number === general),
  )
  const shown = isForAll ? SERVICES : ALL_SERVICES
  const known = shown.filter((service) => numbers[service] !== null)
  return (
    <CardFrame title={text('emergency')} aside={writeCountry(country, locale)} claims={claims}>
      {general !== undefined && isForAll && !isCrisis && (
        <a
          href={`tel:${dialled(general)}`}
          className={buttonClass({ variant: 'destructive', size: 'lg' }, 'w-full tabular-nums')}
        >
          {text('emergency.call', { number: general })}
        </a>
      )}
      {known.length > 0 && (
        <ul className="grid gap-px overflow-hidden rounded-control border border-line bg-line @sm:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
          {known.map((service) => (
            <Service key={service} name={text(`emergency.${service}`)} numbers={numbers[service]} />
          ))}
        </ul>
      )}
      {!isCrisis && <p className="text-small text-soft">{text('emergency.where')}</p>}
    </CardFrame>
  )
}

function Service({ name, numbers }: { readonly name: string; readonly numbers: z.output<typeof Numbers> }) {
  const { text } = useCardWords()
  return (
    <li className="bg-raised px-4 py-1 @max-sm:grid @max-sm:grid-cols-[1fr_auto] @max-sm:items-center @max-sm:gap-x-4 @sm:pt-2.5">
      <p className="text-small leading-tight font-medium">{name}</p>
      <p className="flex flex-wrap gap-x-4 @max-sm:justify-end">
        {numbers?.value.map(({ number }) => (
          <a
            key={number}
            href={`tel:${dialled(number)}`}
            aria-label={`${name} ${number}`}
            className="inline-flex min-h-11 items-center font-display text-title tracking-wide text-signal tabular-nums underline decoration-edge underline-offset-4"
          >
            {number}
          </a>
        ))}
      </p>
      {numbers?.status === 'unknown' && (
        <p className="col-span-full pb-1.5 text-small text-signal">{text('emergency.doubt')}</p>
      )}
    </li>
  )
}

function dialled(number: string): string {
  return number.replaceAll(/[^\d+*#]/g, '')
}
