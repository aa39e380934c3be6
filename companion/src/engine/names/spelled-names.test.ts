import { describe, expect, it } from 'vitest'

import { answerQuestion } from '../answer-question.ts'
import { NO_MEMORY } from '../reading/slots.ts'
import { smallWorld } from '../testing/small-world.ts'
import { namesAgainst } from './spelled-names.ts'

const SIX = ['en', 'de', 'fr', 'es', 'it', 'pt']

describe('namesAgainst', () => {
  it.each([
    ['malaria in Thailand', 'en de'],
    ['visa Japon', 'fr'],
    ['visa japon', 'fr es'],
    ['capital de Perú', 'es'],
    ['capital of Peru', 'en de pt'],
    ['hotel a Roma', 'es it pt'],
    ['New York', 'en de fr es it pt'],
    ['what to pack', 'en de fr es it pt'],
  ])('%s may be %s', (text, languages) => {
    const against = namesAgainst(text, SIX)
    expect(SIX.filter((language) => against(language) === 0).join(' ')).toBe(languages)
  })
})

describe('a few words that many languages share', () => {
  it.each([
    ['malaria in Thailand', 'en-GB'],
    ['malaria in Thailandia', 'it-IT'],
    ['malaria en Tailandia', 'es-ES'],
    ['visa Japan', 'en-GB'],
    ['visa Japon', 'fr-FR'],
    ['sushi Osaka', 'en-GB'],
    ['hotel a Roma', 'it-IT'],
    ['hotel en Roma', 'es-ES'],
    ['hôtel à Rome', 'fr-FR'],
    ['temperature in Oslo', 'en-GB'],
    ['jet lag Tokyo', 'en-GB'],
  ])('%s is %s', async (text, language) => {
    expect((await answerQuestion(text, NO_MEMORY, smallWorld())).language).toBe(language)
  })
})
