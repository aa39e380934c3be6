import { type CountryAid, numbersToCall } from '../use-country-aid.ts'
import { cardText as text } from './card-text.ts'
import { type EmergencyCard, phrasesOf } from './emergency-card.ts'
import type { PictureLine } from './lock-picture.ts'

export type Spoken = {
  readonly key: string
  readonly words: string
  readonly english: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** Each phrase of the card in the local language, or in English where there is none. */
export function spokenOf(card: EmergencyCard, { local }: CountryAid, english: ReadonlyMap<string, string>): Spoken[] {
  return phrasesOf(card).flatMap((key) => {
    const phrase = local?.phrases.get(key)
    const meaning = phrase?.english ?? english.get(key)
    if (meaning === undefined) return []
    if (!phrase || !local) return [{ key, words: meaning, english: meaning, language: 'en', direction: 'ltr' as const }]
    const { code, direction } = local.language
    return [{ key, words: phrase.words, english: meaning, language: code, direction }]
  })
}

type Given = {
  readonly card: EmergencyCard
  readonly aid: CountryAid
  readonly spoken: readonly Spoken[]
  readonly countryName: string
  /** Name, insurance and contact may be left out: whoever holds the phone reads them. */
  readonly isPersonal: boolean
}

export function pictureLines({ card, aid, spoken, countryName, isPersonal }: Given): readonly PictureLine[] {
  const calls = numbersToCall(aid.services)
  return [
    { text: countryName, look: 'label' },
    ...calls.map(({ service, number }) => ({ text: `${text(service)} ${number}`, look: 'number' as const })),
    ...(calls.length === 0 ? [{ text: text('numbers.none'), look: 'plain' as const }] : []),
    ...personOf(card, isPersonal),
    ...spoken.flatMap(({ words, english, direction }): PictureLine[] => [
      { text: words, look: 'strong', isRightToLeft: direction === 'rtl' },
      ...(words === english ? [] : [{ text: english, look: 'plain' as const }]),
    ]),
    ...(card.other ? [{ text: card.other, look: 'plain' as const }] : []),
    ...(card.medicines ? section('medicines', card.medicines) : []),
    ...(isPersonal ? helpersOf(card) : []),
  ]
}

function personOf(
  { name, bloodGroup, allergies, conditions, other }: EmergencyCard,
  isPersonal: boolean,
): PictureLine[] {
  const blood = bloodGroup ? `${text('blood')} ${bloodGroup}` : ''
  const hasHealth = allergies.length + conditions.length > 0 || other !== ''
  const shown = isPersonal ? name : ''
  if (!shown && !blood && !hasHealth) return []
  return [
    { text: text('picture.medical'), look: 'label' },
    ...(shown ? [{ text: shown, look: 'strong' as const }] : []),
    ...(blood ? [{ text: blood, look: 'strong' as const }] : []),
  ]
}

function helpersOf(card: EmergencyCard): PictureLine[] {
  const insurance = [card.insurer, card.policy, card.insurerPhone].filter(Boolean).join(' · ')
  const contact = [card.contactName, card.contactPhone].filter(Boolean).join(' · ')
  return [...(insurance ? section('insurer', insurance) : []), ...(contact ? section('contact.name', contact) : [])]
}

function section(label: 'medicines' | 'insurer' | 'contact.name', line: string): PictureLine[] {
  return [
    { text: text(label), look: 'label' },
    { text: line, look: 'plain' },
  ]
}
