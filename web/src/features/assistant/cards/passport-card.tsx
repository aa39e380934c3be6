import { CalendarDate, claim } from '@app/contracts/claim'
import { z } from 'zod'

import { RULE_COLOURS, RuleStamp } from '../../../entities/place/rule-stamp.tsx'
import { Country, type Shown } from './card-data.ts'
import { CardFrame, FigureList } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCount, writeCountry, writeDay, writeNumber } from './write.ts'

export const PassportData = z.object({
  country: Country,
  rule: claim(
    z.object({
      validity: z.number(),
      unit: z.enum(['days', 'months']),
      countedFrom: z.enum(['arrival', 'departure', 'visa application']),
      isIssuedWithinTenYears: z.boolean(),
    }),
  ),
  blankPages: claim(z.number()).nullable(),
  check: z.object({ expiresOn: claim(CalendarDate), untilAtLeast: claim(CalendarDate), isMet: z.boolean() }).nullable(),
  latest: claim(CalendarDate).nullable().default(null),
})

export function PassportCard({ card: { country, rule, blankPages, check, latest } }: Shown<typeof PassportData>) {
  const { text, locale } = useCardWords()
  const { validity, unit, countedFrom, isIssuedWithinTenYears } = rule.value
  const time = writeCount(validity, unit === 'months' ? 'month' : 'day', locale)
  const answer = check === null ? 'needs-fact' : check.isMet ? 'met' : 'not-met'
  return (
    <CardFrame title={text('passport')} aside={writeCountry(country, locale)} claims={[rule]}>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4">
        <RuleStamp answer={answer} />
        <div className="min-w-0">
          <p className="font-display text-lead leading-tight @md:text-title">
            {validity === 0 ? text('passport.stay') : text(`passport.${countedFrom}`, { time })}
          </p>
          {check ? (
            <p className="mt-1 text-small">
              <span className={`font-semibold ${RULE_COLOURS[answer]}`}>
                {text(check.isMet ? 'passport.met' : 'passport.not-met')}
              </span>
              {': '}
              {text('passport.until', {
                date: writeDay(check.untilAtLeast.value, locale),
                expires: writeDay(check.expiresOn.value, locale),
              })}
            </p>
          ) : (
            <p className="mt-1 text-small text-soft">
              {latest
                ? text(countedFrom === 'departure' ? 'passport.leave-by' : 'passport.arrive-by', {
                    date: writeDay(latest.value, locale),
                  })
                : text('passport.unsaid')}
            </p>
          )}
        </div>
      </div>
      {(blankPages !== null || isIssuedWithinTenYears) && (
        <FigureList
          figures={[
            [text('passport.pages'), blankPages && writeNumber(blankPages.value, locale)],
            [text('passport'), isIssuedWithinTenYears ? text('passport.ten') : null],
          ]}
        />
      )}
    </CardFrame>
  )
}
