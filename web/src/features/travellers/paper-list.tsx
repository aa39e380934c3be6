import { addMonths, type CalendarDate } from '@app/domain/kernel'
import type { ReactNode } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { travellerToday } from '../../device/traveller-today.ts'
import type { HeldPaper } from '../../entities/party/party-traveller.ts'
import { formatDate } from '../../text/format.ts'
import { Button } from '../../ui/button.tsx'
import type { SelectOption } from '../../ui/form/select.tsx'
import { PaperFields } from './paper-fields.tsx'
import { travellersText as text } from './travellers-text.ts'

/** Texts and numbers in which a passport differs from a visa. */
export type PaperKind = {
  readonly words: Readonly<Record<'country' | 'expires' | 'hint' | 'add', string>>
  readonly unknownExpiry: string
  readonly expiry: (when: 'past' | 'soon' | 'at', date: string) => string
  /** From this many months before its last day it is marked. */
  readonly soonMonths: number
  readonly remove: (country: string) => string
}

type Props = {
  readonly id: string
  readonly label: string
  readonly kind: PaperKind
  readonly papers: readonly HeldPaper[]
  readonly most: number
  readonly issuers: readonly SelectOption[]
  readonly nameOf: (country: string) => string
  /** Beside Remove. */
  readonly action?: (paper: HeldPaper) => ReactNode
  readonly onChange: (papers: readonly HeldPaper[]) => void
}

/** Passports or visas of one traveller, and a form for the next one. */
export function PaperList(props: Props) {
  const { id, label, kind, papers, most, issuers, nameOf, action, onChange } = props
  const without = (paper: HeldPaper) => papers.filter((each) => keyOf(each) !== keyOf(paper))
  return (
    <>
      {papers.length > 0 && (
        <ul aria-label={label} className="border-t border-line">
          {papers.map((paper) => (
            <PaperRow key={keyOf(paper)} kind={kind} paper={paper} name={nameOf(paper.country)}>
              {action?.(paper)}
              <Button
                size="sm"
                variant="ghost"
                aria-label={kind.remove(nameOf(paper.country))}
                onClick={() => onChange(without(paper))}
              >
                {text('remove')}
              </Button>
            </PaperRow>
          ))}
        </ul>
      )}
      {papers.length < most ? (
        <PaperFields
          id={id}
          issuers={issuers}
          words={kind.words}
          onAdd={(paper) => onChange([...without(paper), paper])}
        />
      ) : (
        <p className="text-small text-soft">{text('full')}</p>
      )}
    </>
  )
}

const keyOf = ({ country, expires_on }: HeldPaper): string => `${country} ${expires_on}`

type RowProps = {
  readonly kind: PaperKind
  readonly paper: HeldPaper
  readonly name: string
  readonly children: ReactNode
}

function PaperRow({ kind, paper, name, children }: RowProps) {
  const { locale } = usePageConfig()
  const { words, look } = expiryOf(kind, paper.expires_on, travellerToday(), locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <span className="grid min-w-[min(12rem,100%)] flex-1">
        <span className="font-semibold">{name}</span>
        <span className={`text-small ${look}`}>{words}</span>
      </span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </li>
  )
}

function expiryOf(kind: PaperKind, on: CalendarDate | null, today: CalendarDate, locale: string) {
  if (on === null) return { words: kind.unknownExpiry, look: 'text-soft' }
  const date = formatDate(on, locale)
  if (on < today) return { words: kind.expiry('past', date), look: 'font-semibold text-signal' }
  if (on < addMonths(today, kind.soonMonths)) return { words: kind.expiry('soon', date), look: 'font-semibold' }
  return { words: kind.expiry('at', date), look: 'text-soft' }
}
