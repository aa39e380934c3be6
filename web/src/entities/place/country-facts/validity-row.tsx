import type { PlaceEntry } from '@app/contracts/place-guide'
import { strictestValidity, type ValidityRule } from '@app/domain/entry-rules'
import type { ReactNode } from 'react'

import { countryFactsText as text } from './country-facts-text.ts'
import { FactRow } from './fact-row.tsx'

type Props = {
  readonly rules: PlaceEntry['passportRules']
  /** The traveller's own passport. */
  readonly children?: ReactNode
}

export function ValidityRow({ rules, children }: Props) {
  const strictest = strictestValidity(rules.map((claim) => ({ ...claim.value, claim })))
  if (!strictest)
    return (
      <FactRow name={text('entry.validity')}>
        <span className="text-soft">{text('entry.validity.unknown')}</span>
      </FactRow>
    )
  const { rule, blankPages, isIssuedWithinTenYears } = strictest
  const more = [
    blankPages ? pagesWords(blankPages) : '',
    isIssuedWithinTenYears ? text('entry.validity.ten') : '',
  ].filter(Boolean)
  return (
    <FactRow name={text('entry.validity')} claim={rule.claim}>
      <span className="font-semibold">{[validityWords(rule), ...more].join('; ')}</span>
      {children}
      <span className="text-small text-soft">
        {rules.length === 1
          ? text('entry.validity.note.one')
          : text('entry.validity.note', { count: String(rules.length) })}
      </span>
    </FactRow>
  )
}

function validityWords({ validity, unit, countedFrom }: ValidityRule): string {
  if (validity === 0) return text('entry.validity.days0')
  const count = String(validity)
  const months = validity === 1 ? text('entry.validity.month') : text('entry.validity.months', { count })
  const time = unit === 'months' ? months : text('entry.validity.days', { count })
  return text('entry.validity.rule', { time, day: text(`entry.validity.${countedFrom}`) })
}

function pagesWords(count: number): string {
  return count === 1 ? text('entry.validity.page') : text('entry.validity.pages', { count: String(count) })
}
