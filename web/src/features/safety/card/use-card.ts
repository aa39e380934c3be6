import { useState } from 'react'

import { useStoredValue } from '../../../device/storage/use-stored-value.ts'
import { useNationality } from '../../../entities/traveller/profile/use-nationality.ts'
import { CARD_KEY, type EmergencyCard, readCard } from './emergency-card.ts'

export type CardOnDevice = {
  readonly card: EmergencyCard
  readonly change: (changes: Partial<EmergencyCard>) => void
  readonly clear: () => void
  /** Something was changed since the page was opened. */
  readonly isEdited: boolean
  /** Kept apart from the card: other tools ask for it too. */
  readonly nationality: string | null
  readonly chooseNationality: (country: string) => void
}

export function useCard(): CardOnDevice {
  const [card, keep] = useStoredValue(CARD_KEY, readCard)
  const [isEdited, setEdited] = useState(false)
  const { nationality, choose } = useNationality()
  return {
    card,
    isEdited,
    change(changes) {
      setEdited(true)
      keep({ ...card, ...changes })
    },
    clear() {
      setEdited(true)
      keep(readCard(null))
    },
    nationality,
    chooseNationality: choose,
  }
}
