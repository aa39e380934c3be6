import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { ButtonLink } from '../../../ui/button.tsx'
import { EntryStamp } from '../../../ui/entry-stamp.tsx'
import { Country, type Shown } from './card-data.ts'
import { CardFrame } from './card-frame.tsx'
import { Proof } from './proof.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCount, writeCountry } from './write.ts'

export const EntryData = z.object({
  passport: Country,
  destination: Country,
  rule: claim(
    z.object({
      requirement: z.enum(['visa-free', 'visa-on-arrival', 'eta', 'e-visa', 'visa-required', 'no-admission', 'own']),
      days: z.number().nullable(),
      note: claim(z.string()).nullable(),
    }),
  ),
  // Answers that were kept before stays were compared have none.
  stay: z
    .object({
      verdict: z.enum(['fits', 'too-long', 'unknown']),
      stayDays: z.number().nullable(),
      usedDays: z.number().nullable(),
      remainingDays: z.number().nullable(),
    })
    .nullable()
    .default(null),
  isPassportShort: z.boolean().default(false),
})

export function EntryCard({ card: { passport, destination, rule, stay, isPassportShort } }: Shown<typeof EntryData>) {
  const { text, locale } = useCardWords()
  const { requirement, days, note } = rule.value
  const count = (many: number) => writeCount(many, 'day', locale)
  const isTooLong = stay?.verdict === 'too-long'
  const isOfDays = (stay !== null && stay.usedDays !== null) || stay?.verdict === 'unknown'
  const warning = isTooLong
    ? 'entry.too-long'
    : isPassportShort
      ? 'entry.passport-short'
      : isOfDays
        ? 'entry.count-days'
        : null
  const details = [
    days === null ? '' : text('entry.days', { days: count(days) }),
    stay?.stayDays == null ? '' : text('entry.stay', { days: count(stay.stayDays) }),
    stay?.remainingDays == null ? '' : text('entry.left', { days: count(stay.remainingDays) }),
  ]
  return (
    <CardFrame title={text('entry')} aside={`${passport} → ${destination}`} claims={[rule]}>
      <EntryStamp
        requirement={requirement}
        country={writeCountry(destination, locale)}
        verdict={text(warning ?? `entry.${requirement}`)}
        detail={details.filter(Boolean).join(' · ')}
        isWarning={warning !== null}
        passport={text('entry.with', { country: writeCountry(passport, locale) })}
      />
      {note && (
        <div className="border-s-2 border-sun-deep ps-4">
          <p className="chart-label caps text-soft">{text('entry.note')}</p>
          <p className="text-small" lang="en">
            {note.value}
          </p>
          <Proof claims={[note]} />
        </div>
      )}
      <div>
        <ButtonLink
          to={`/documents?passport=${passport}&destination=${destination}#answer`}
          variant="outline"
          size="sm"
        >
          {text('entry.open')}
        </ButtonLink>
      </div>
    </CardFrame>
  )
}
