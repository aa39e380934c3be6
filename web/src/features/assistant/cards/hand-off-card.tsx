import { claim } from '@app/contracts/claim'
import { daysBetween } from '@app/domain/kernel'
import type { ReactNode } from 'react'
import { z } from 'zod'

import { today } from '../../../device/today.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { BookingData, handOffPath } from './booking-data.ts'
import { City, type Shown } from './card-data.ts'
import { CardFrame, FigureList } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeDay } from './write.ts'

export const HandOffData = z.object({
  search: BookingData,
  city: City,
  origin: City.nullable(),
  airports: z.array(claim(z.object({ code: z.string(), name: z.string() }))),
  host: claim(z.string()),
})

/** A ticket stub with the search. The button leads to our hand-off page, which shows what is passed on. */
export function HandOffCard({ card: { search, city, origin, airports, host } }: Shown<typeof HandOffData>) {
  const { text, locale } = useCardWords()
  const [first, last] = search.dates
  const site = host.value.replace(/^www\./, '')
  return (
    <CardFrame title={text(`hand-off.${search.kind}`)} aside={site} claims={airports.length > 0 ? airports : [city]}>
      <p className="font-display text-title">
        {origin && `${origin.value.name} → `}
        {city.value.name}
      </p>
      <FigureList
        figures={[
          [text(`hand-off.first.${search.kind}`), writeDay(first, locale)],
          [text(`hand-off.last.${search.kind}`), last === null ? text('hand-off.oneway') : writeDay(last, locale)],
          [
            text('hand-off.length'),
            search.kind === 'hotel' && last !== null ? nights(daysBetween(first, last), text) : null,
          ],
          [text('hand-off.airports'), airports.length > 1 ? airports.map(({ value }) => value.code).join(' → ') : null],
          [text('hand-off.people'), search.kind === 'car' ? null : String(search.people)],
        ]}
      />
      <Stub>
        {first < today() ? (
          <p className="text-soft">{text('hand-off.past')}</p>
        ) : (
          <>
            <ButtonLink to={handOffPath(search)} className="w-full @md:w-auto">
              {text('hand-off.open', { host: site })}
            </ButtonLink>
            <p className="mt-2.5 text-small text-soft">{text('hand-off.note')}</p>
          </>
        )}
      </Stub>
    </CardFrame>
  )
}

function nights(count: number, text: ReturnType<typeof useCardWords>['text']): string {
  return count === 1 ? text('hand-off.night') : text('hand-off.nights', { count: String(count) })
}

/** Below the perforation: the detachable part. */
function Stub({ children }: { readonly children: ReactNode }) {
  return <div className="border-t-2 border-dotted border-edge pt-4">{children}</div>
}
