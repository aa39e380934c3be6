import { expect, it } from 'vitest'

import { asksForEmergencyNumber } from './asks-for-emergency-number.ts'

it.each([
  'emergency number in italy?',
  'numéro d’urgence au Sénégal',
  'número de emergencias en Perú',
  'Wie ist die Notrufnummer in Japan',
  'numero di emergenza in Grecia',
])('recognises a request for an emergency number: %s', (text) => expect(asksForEmergencyNumber(text)).toBe(true))

it.each(['phone number of a hotel in Rome', 'emergency exit row seats', 'police museum in Oslo'])(
  'ignores another question: %s',
  (text) => expect(asksForEmergencyNumber(text)).toBe(false),
)
