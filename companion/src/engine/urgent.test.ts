import { expect, it } from 'vitest'

import { answerQuestion, NO_MEMORY } from './index.ts'
import { smallWorld } from './testing/small-world.ts'

it.each([
  'I’ve been raped in Rome',
  'I was sexually assaulted in Rome',
  'I think I have been poisoned in Rome',
  'J’ai mal à la poitrine, je suis à Rome',
  'There is a fire in my hotel in Rome',
  'I want to end my life',
  'I feel like killing myself',
  'Ich wurde in Rom vergewaltigt',
  'Hay un incendio en mi hotel en Roma',
  'Non riesco a respirare, sono a Roma',
  'Quero morrer',
])('help comes first: %s', async (text) => {
  const { intent, sentences } = await answerQuestion(text, NO_MEMORY, smallWorld())
  expect(['emergency', 'medical', 'legal']).toContain(intent)
  expect(sentences.map(({ id }) => id)).toContain('emergencyFirst')
})
