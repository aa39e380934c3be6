import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { italian } from './languages/it.ts'
import { portuguese } from './languages/pt.ts'
import type { Phrasebook } from './phrasebook.ts'

export const PHRASEBOOKS: readonly Phrasebook[] = [english, german, french, spanish, italian, portuguese]
