import type { GuideMode } from '@app/domain/guide'
import { foldText } from '@app/domain/place-search'

/** Nobody else drives them. */
const OF_ONES_OWN: readonly GuideMode[] = ['car', 'car-driver', 'motorbike']
/** Folded, in six languages. */
const WORDS: readonly (readonly [RegExp, readonly GuideMode[]])[] = [
  [
    /night ?bus|overnight bus|nachtbus|bus de nuit|(?:auto)?bus(?:es)? nocturn|autobus notturn|onibus noturn/,
    ['night-bus'],
  ],
  [/night ?train|sleeper|nachtzug|train de nuit|tren(?:es)? nocturn|treno notturn|trem noturn/, ['night-train']],
  [
    /^(?:flights?|flying|planes?|flug|fliegen|flugzeug\w*|vols?|avion\w*|vuelos?|voli|volo|aere[io]|voos?|aviao)$/,
    ['fly'],
  ],
  [
    /ferr(?:y|ies)|boats?|schiff\w*|fahre\w*|bateaux?|barcos?|traghett\w*|barche|balsas?/,
    ['ferry', 'fast-boat', 'boat'],
  ],
  [/motorbikes?|scooters?|motorrad\w*|motos?|motorroller/, ['motorbike']],
  [/^bus(?:es)?$|^autobus\w*$|^coach(?:es)?$/, ['bus', 'night-bus']],
]

/** The modes of transport among the words that a traveller does not want. */
export function refusedModes(avoid: readonly string[], isCarFree: boolean): readonly GuideMode[] {
  const named = avoid.flatMap((words) =>
    WORDS.flatMap(([pattern, modes]) => (pattern.test(foldText(words)) ? modes : [])),
  )
  return [...new Set([...named, ...(isCarFree ? OF_ONES_OWN : [])])]
}
