import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { EntryStamp } from '../../../entities/place/entry-stamp.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Country, type Shown } from './card-data.ts'
import { CardFrame, Proof } from './card-frame.tsx'
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
  // Answers stored before stays were compared have none.
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
  isFreeMovement: z.boolean().default(false),
  hasOverstayed: z.boolean().default(false),
  isStayUnclear: z.boolean().default(false),
})

type Entry = Shown<typeof EntryData>['card']

/** The most urgent first. */
function warningOf({ stay, isPassportShort, hasOverstayed }: Entry) {
  if (hasOverstayed) return 'entry.overstay'
  if (stay?.verdict === 'too-long') return 'entry.too-long'
  if (isPassportShort) return 'entry.passport-short'
  return (stay !== null && stay.usedDays !== null) || stay?.verdict === 'unknown' ? 'entry.count-days' : null
}

export function EntryCard({ card }: Shown<typeof EntryData>) {
  const { passport, destination, rule, stay, isFreeMovement } = card
  const { text, locale } = useCardWords()
  const { requirement, days, note } = rule.value
  const count = (many: number) => writeCount(many, 'day', locale)
  const warning = warningOf(card)
  // "No visa needed" is only said when a stay was compared.
  const limit = warning === null && requirement === 'visa-free' && !isFreeMovement ? days : null
  const fitting = limit !== null && !card.isStayUnclear && stay?.verdict === 'fits' ? stay.stayDays : null
  const isLimit = limit !== null && fitting === null
  const isLengthUnknown = warning === null && requirement === 'visa-free' && !isFreeMovement && days === null
  const verdict = isLimit
    ? text('entry.up-to', { days: count(limit) })
    : fitting === null
      ? text(warning ?? (isLengthUnknown ? 'entry.short-stay' : `entry.${requirement}`))
      : text('entry.fits', { days: count(fitting) })
  const usual = [
    days === null || isFreeMovement ? '' : text('entry.days', { days: count(days) }),
    stay?.stayDays == null ? '' : text('entry.stay', { days: count(stay.stayDays) }),
    stay?.remainingDays == null ? '' : text('entry.left', { days: count(stay.remainingDays) }),
    isFreeMovement ? text('entry.id-card') : '',
    isLengthUnknown ? text('entry.length-unknown') : '',
  ]
  const ofLimit = limit === null ? '' : isLimit ? text('entry.longer') : text('entry.allowed', { days: count(limit) })
  return (
    <CardFrame title={text('entry')} aside={`${passport} → ${destination}`} claims={[rule]}>
      <EntryStamp
        requirement={requirement}
        country={writeCountry(destination, locale)}
        verdict={verdict}
        detail={ofLimit || usual.filter(Boolean).join(' · ')}
        state={warning ? 'warning' : isLimit || isLengthUnknown ? 'limit' : 'rule'}
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
