import { textIn } from '../../../text/text-in.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'

export const emergencyTextIn = textIn(en, { de, es, fr, it, pt })
export type EmergencyText = ReturnType<typeof emergencyTextIn>
