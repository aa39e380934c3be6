import { textIn } from '../../../text/text-in.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { pt } from './words/pt.ts'

export const sosTextIn = textIn(en, { de, es, fr, it, pt })
export type SosText = ReturnType<typeof sosTextIn>
