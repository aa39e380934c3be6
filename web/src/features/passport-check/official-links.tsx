import type { EntryAnswer } from '@app/contracts/entry-facts'
import type { VisaRequirement } from '@app/domain/entry-rules'

import { ClaimLine } from '../../entities/place/country-facts/claim-line.tsx'
import { FactRow } from '../../entities/place/country-facts/fact-row.tsx'
import { passportText as text } from './passport-check-text.ts'

type Kind = EntryAnswer['links'][number]['value']

/** What this requirement needs comes first. */
const ORDERS = {
  own: [],
  'visa-free': ['visa', 'eta'],
  eta: ['eta', 'visa', 'e-visa'],
  'visa-on-arrival': ['e-visa', 'visa', 'eta'],
  'e-visa': ['e-visa', 'visa', 'eta'],
  'visa-required': ['visa', 'e-visa', 'eta'],
  'no-admission': ['visa'],
} as const satisfies Readonly<Record<VisaRequirement, readonly Kind[]>>

/** Without these there is nothing to apply with. */
const NEEDED: Partial<Readonly<Record<VisaRequirement, Kind>>> = {
  eta: 'eta',
  'e-visa': 'e-visa',
  'visa-required': 'visa',
}

type Props = {
  readonly links: EntryAnswer['links']
  readonly requirement: VisaRequirement
  readonly country: string
}

/** Where to apply: official addresses only. One that we do not know is named as unknown. */
export function OfficialLinks({ links, requirement, country }: Props) {
  const shown = ORDERS[requirement].flatMap((kind) => links.find(({ value }) => value === kind) ?? [])
  const needed = NEEDED[requirement]
  const isMissing = shown.length === 0 || (needed && !shown.some(({ value }) => value === needed))
  const [first] = shown
  return (
    <FactRow name={text('links')}>
      {isMissing && <span>{text(`links.none.${needed ?? 'visa'}`, { country })}</span>}
      <ul>
        {shown.map(({ value, source: { title, url } }) => (
          <li key={value}>
            {text(`links.${value}`)}:{' '}
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-block py-2 wrap-anywhere text-tide underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {first && <span className="text-small text-soft">{text('links.caution')}</span>}
      {first && <ClaimLine claim={first} title="" />}
    </FactRow>
  )
}
