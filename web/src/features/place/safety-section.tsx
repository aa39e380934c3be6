import type { CityGuide } from '@app/contracts/place-guide'

import { AdviceList } from '../../entities/place/country-facts/advice-list.tsx'
import { PlaceSection } from './place-section.tsx'
import { placeText as text } from './place-text.ts'

type Props = { readonly guide: Pick<CityGuide, 'advice' | 'countryName'> }

export function SafetySection({ guide: { advice, countryName } }: Props) {
  return (
    <PlaceSection id="safety" title={text('safety.title')} lead={text('safety.lead', { country: countryName })}>
      <AdviceList advice={advice} country={countryName} />
    </PlaceSection>
  )
}
