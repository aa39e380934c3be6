import { claim } from '@app/contracts/claim'
import { z } from 'zod'

import { SocketDrawing } from '../../../entities/place/socket-drawing.tsx'
import { Country, type Shown } from './card-data.ts'
import { CardFrame, FigureList } from './card-frame.tsx'
import { useCardWords } from './use-card-words.ts'
import { writeCountry, writeCurrency, writeLanguage, writeList } from './write.ts'

const Facts = claim(
  z.object({
    capital: z.object({ name: z.string() }).nullable(),
    currencies: z.array(z.string().regex(/^[A-Z]{3}$/)),
    languages: z.array(z.string()),
    callingCodes: z.array(z.string()),
    drivingSide: z.enum(['left', 'right']).nullable(),
  }),
)

export const CountryData = z.object({ country: Country, facts: Facts })

export function CountryCard({ card: { country, facts } }: Shown<typeof CountryData>) {
  const { text, locale } = useCardWords()
  const { capital, currencies, languages, callingCodes } = facts.value
  const list = (words: readonly string[]): string | null => (words.length > 0 ? writeList(words, locale) : null)
  return (
    <CardFrame title={text('country')} aside={country} claims={[facts]}>
      <p className="font-display text-title">{writeCountry(country, locale)}</p>
      <FigureList
        figures={[
          [text('country.capital'), capital?.name ?? null],
          [text('country.currency'), list(currencies.map((code) => `${writeCurrency(code, locale)} (${code})`))],
          [text('country.languages'), list(languages.map((code) => writeLanguage(code, locale)))],
          [text('country.calling'), list(callingCodes.map((code) => `+${code}`))],
        ]}
      />
    </CardFrame>
  )
}

export const PlugsData = CountryData.extend({
  fit: claim(z.object({ home: Country, plugs: z.enum(['fits', 'some-fit', 'adapter']), isOtherVoltage: z.boolean() }))
    .nullable()
    .default(null),
  plugs: claim(
    z.object({ types: z.array(z.string().max(3)), volts: z.array(z.number()), hertz: z.array(z.number()) }),
  ).nullable(),
})

export function PlugsCard({ card: { country, facts, plugs, fit } }: Shown<typeof PlugsData>) {
  const { text, locale } = useCardWords()
  const { drivingSide } = facts.value
  const power = plugs
    ? [
        ...(plugs.value.volts.length > 0 ? [`${plugs.value.volts.join('/')} V`] : []),
        ...(plugs.value.hertz.length > 0 ? [`${plugs.value.hertz.join('/')} Hz`] : []),
      ]
    : []
  return (
    <CardFrame title={text('plugs')} aside={writeCountry(country, locale)} claims={plugs ? [plugs, facts] : [facts]}>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        {plugs ? (
          plugs.value.types.map((type) => (
            <figure key={type} className="grid justify-items-center gap-1.5">
              <SocketDrawing type={type} label={text('plugs.drawn', { type })} />
              <figcaption className="chart-label">{text('plugs.type', { type })}</figcaption>
            </figure>
          ))
        ) : (
          <p className="text-soft">{text('plugs.unknown')}</p>
        )}
        {drivingSide && (
          <figure className="ms-auto grid justify-items-center gap-1.5">
            <RoadSide side={drivingSide} label={text(`driving.${drivingSide}`)} />
            <figcaption className="chart-label">{text(`driving.${drivingSide}`)}</figcaption>
          </figure>
        )}
      </div>
      {power.length > 0 && <p className="font-display text-title tabular-nums">{power.join(', ')}</p>}
      {fit && (
        <p>
          {[
            text(`plugs.${fit.value.plugs}`, { home: writeCountry(fit.value.home, locale) }),
            fit.value.isOtherVoltage && text('plugs.voltage', { home: writeCountry(fit.value.home, locale) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {drivingSide === null && <p className="text-small text-soft">{text('driving.unknown')}</p>}
    </CardFrame>
  )
}

type Props = { readonly side: 'left' | 'right'; readonly label: string }

/** A road from above, north up: the driving lane is filled. */
function RoadSide({ side, label }: Props) {
  const [own, other] = side === 'left' ? [20, 44] : [44, 20]
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={label} className="size-16" fill="none" strokeLinecap="round">
      <rect x="8" y="2" width="48" height="60" className="fill-sunk" />
      <path d="M8 2v60M56 2v60" className="stroke-edge" strokeWidth="1.5" />
      <path d="M32 4v56" className="stroke-edge" strokeWidth="1.5" strokeDasharray="6 6" />
      <path d={`M${own} 52V14m-6 8 6-8 6 8`} className="stroke-signal" strokeWidth="3" strokeLinejoin="round" />
      <path d={`M${other} 14v36m-5-6 5 6 5-6`} className="stroke-edge" strokeWidth="1.75" strokeLinejoin="round" />
    </svg>
  )
}
