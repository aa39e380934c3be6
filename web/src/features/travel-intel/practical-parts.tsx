import type { CityGuide } from '@app/contracts/place-guide'
import type { GuideTransferFacts } from '@app/contracts/place-guide-facts'
import { guideClaim } from '@app/domain/guide'

import { usePageConfig } from '../../api/page-config.tsx'
import { cardsOf, sentence, simOf, taxisOf, tipsOf } from '../../entities/guide/describe-country.ts'
import { formatPrice } from '../../entities/guide/format-guide.ts'
import { DRESS_WORDS, DRUG_RISK_WORDS, ETIQUETTE_WORDS, TEMPLE_WORDS } from '../../entities/guide/words/care-words.ts'
import { DRIVING_PERMIT_WORDS, LGBT_LAW_WORDS, VAPING_WORDS } from '../../entities/guide/words/law-words.ts'
import { MODE_WORDS } from '../../entities/guide/words/travel-words.ts'
import { formatLength } from '../../entities/trip/findings/format-plan.ts'
import type { BriefingProps } from './briefing-props.ts'
import { GuideLine, Line, NoGuide, Part } from './part.tsx'
import { travelIntelText as text } from './travel-intel-text.ts'

export function MoneyPart({ guide: { costs, practical } }: BriefingProps) {
  const { locale } = usePageConfig()
  return (
    <Part title={text('money')}>
      <Line name={text('money.currency')}>
        {costs.currencies.map(({ code, name }) => `${name} (${code})`).join(', ')}
      </Line>
      {practical ? (
        <>
          <GuideLine name={text('money.cards')} words={cardsOf(practical.country)} asOf={practical.asOf} />
          <GuideLine name={text('money.tips')} words={tipsOf(practical.country, locale)} asOf={practical.asOf} />
        </>
      ) : (
        <NoGuide />
      )}
    </Part>
  )
}

export function ConnectPart({ guide: { practice, practical } }: BriefingProps) {
  const { plugs, callingCodes } = practice
  return (
    <Part title={text('connect')}>
      <Line name={text('connect.plugs')} claim={plugs}>
        {plugs && plugWords(plugs.value)}
      </Line>
      {practical && <GuideLine name={text('connect.sim')} words={simOf(practical.country)} asOf={practical.asOf} />}
      <Line name={text('connect.calling')}>{callingCodes.map((code) => `+${code}`).join(', ')}</Line>
    </Part>
  )
}

function plugWords({ types, volts, hertz }: NonNullable<CityGuide['practice']['plugs']>['value']): string {
  return [
    text('connect.types', { types: types.join(', ') }),
    volts.length > 0 ? `${volts.join('/')} V` : '',
    hertz.length > 0 ? `${hertz.join('/')} Hz` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const SHOWN_TRANSFERS = 3

export function TransportPart({ guide: { guide, practice, practical } }: BriefingProps) {
  const { locale } = usePageConfig()
  const transfers = guide?.transfers.slice(0, SHOWN_TRANSFERS) ?? []
  const side = practice.drivingSide
  return (
    <Part title={text('transport')}>
      {guide && transfers.length > 0 && (
        <Line name={text('transport.arrive')} claim={guideClaim(null, guide.asOf)}>
          <ul>
            {transfers.map((transfer) => (
              <li key={[transfer.airport, transfer.mode, transfer.line, transfer.area].join(' ')}>
                {transferWords(transfer, locale)}
              </li>
            ))}
          </ul>
        </Line>
      )}
      {practical && (
        <GuideLine name={text('transport.taxi')} words={taxisOf(practical.country)} asOf={practical.asOf} />
      )}
      <Line name={text('transport.drive')} claim={side}>
        {side && text(`transport.${side.value}`)}
      </Line>
    </Part>
  )
}

function transferWords({ airport, mode, line, durationMinutes, price }: GuideTransferFacts, locale: string): string {
  return [
    [airport, MODE_WORDS[mode]].join(' '),
    line ?? '',
    formatLength(durationMinutes),
    price ? formatPrice(price, locale) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

export function MannersPart({ guide: { practical } }: BriefingProps) {
  if (!practical)
    return (
      <Part title={text('manners')}>
        <NoGuide />
      </Part>
    )
  const { country, asOf } = practical
  const { hello, thanks, etiquette, dress, templeRules } = country
  const said = ({ local, romanised }: typeof hello): string => (romanised ? `${local} (${romanised})` : local)
  return (
    <Part title={text('manners')}>
      <GuideLine name={text('manners.words')} words={`${said(hello)}, ${said(thanks)}`} asOf={asOf} />
      <GuideLine
        name={text('manners.etiquette')}
        words={sentence(etiquette.map((code) => ETIQUETTE_WORDS[code]))}
        asOf={asOf}
      />
      <GuideLine name={text('manners.dress')} words={sentence(dress.map((code) => DRESS_WORDS[code]))} asOf={asOf} />
      {templeRules.length > 0 && (
        <GuideLine
          name={text('manners.temples')}
          words={sentence(templeRules.map((code) => TEMPLE_WORDS[code]))}
          asOf={asOf}
        />
      )}
      <GuideLine name={text('manners.law')} words={lawOf(country)} asOf={asOf} />
    </Part>
  )
}

type Country = NonNullable<CityGuide['practical']>['country']

function lawOf({ drugRisk, vaping, drivingPermit, lgbtLaw }: Country): string {
  return sentence([
    `${text('law.drugs')}: ${DRUG_RISK_WORDS[drugRisk]}`,
    vaping && `${text('law.vapes')}: ${VAPING_WORDS[vaping]}`,
    `${text('law.couples')}: ${LGBT_LAW_WORDS[lgbtLaw]}`,
    DRIVING_PERMIT_WORDS[drivingPermit],
  ])
}
