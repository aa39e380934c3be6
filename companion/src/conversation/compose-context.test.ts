/** Security check 56: the complete input of a model, asserted exactly. */
import type { AssistantRequest, KeptAnswer } from '@app/contracts/assistant'
import type { Trip } from '@app/domain/trip'
import { describe, expect, it } from 'vitest'

import { smallWorld } from '../engine/testing/small-world.ts'
import { COMPANION_PROMPT } from '../prompts/companion-prompt.ts'
import { callTool } from '../tools/index.ts'
import { composeContext } from './compose-context.ts'
import { OFFERED_TOOLS } from './offered-tools.ts'
import { withoutPersonal } from './without-personal.ts'

const IDS = {
  turnId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  conversationId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  tripId: '16fd2706-8baf-433b-82eb-8c7fada847da',
}

const REQUEST: AssistantRequest = {
  turnId: IDS.turnId,
  conversationId: IDS.conversationId,
  question:
    'My name is Ada Lovelace, ada@lovelace.example, +44 20 7946 0958, passport C01X00T47 or L1234567, ' +
    `card 4111 1111 1111 1111. Plan 2027-05-03 to 2027-05-09 in Rome for 2, trip ${IDS.tripId}`,
  earlier: [{ question: 'Hello, ich heiße Grace Hopper', answer: 'Hello. Where would you like to go?' }],
  memory: { secret: 'of the device' },
  screen: { path: `/itinerary?trip=${IDS.tripId}`, cityId: 1, tripId: IDS.tripId },
  trip: { title: 'Private honeymoon' },
  device: 'a1b2c3d4',
}

const lookUps = smallWorld()
const compose = (request = REQUEST) =>
  composeContext({ request, earlier: undefined, lookUps, language: 'en', lead: null })

describe('the input of a model', () => {
  it('is the prompt, the date, the place on screen, and earlier turns', () => {
    expect(compose()).toEqual({
      system:
        `${COMPANION_PROMPT.text}\n\nToday is 2026-11-15. The traveller writes in English.\n\nThe traveller ` +
        'has a page about Rome, Italy (IT) in front of them.',
      messages: [
        { by: 'traveller', text: 'Hello, ich heiße [name]' },
        { by: 'companion', text: 'Hello. Where would you like to go?' },
        {
          by: 'traveller',
          text:
            'My name is [name], [e-mail], [telephone], passport C01X00T47 or [document], card [card]. Plan ' +
            '2027-05-03 to 2027-05-09 in Rome for 2, trip [id]',
        },
      ],
    })
  })

  it('contains no id, no device, no trip and no memory', () => {
    const told = JSON.stringify([compose(), OFFERED_TOOLS])
    for (const secret of [...Object.values(IDS), 'a1b2c3d4', 'honeymoon', 'of the device', '/itinerary?'])
      expect(told).not.toContain(secret)
  })

  it('contains the days of the trip on screen, and neither its title nor its notes', async () => {
    const result = await callTool('plan-trip', { cities: [{ city: 'Rome' }], days: 1 }, lookUps)
    if (result.kind !== 'found') throw new Error('no plan')
    const { trip } = result.card as { readonly trip: Trip }
    const stops = trip.days[0]!.stops.map((stop) => ({ ...stop, note: 'Ask for Anna' }))
    const theirs = { ...trip, title: 'Honeymoon', days: [{ ...trip.days[0]!, stops }] }
    const context = { request: REQUEST, earlier: undefined, language: 'en', lead: null }
    const { system } = composeContext({ ...context, lookUps: { ...lookUps, trip: theirs } })
    expect(system).toContain('Colosseum')
    expect(system).not.toMatch(/Honeymoon|Anna/)
  })

  it('prefers turns stored by the server to those sent by a device', () => {
    const answer = { sentences: [{ id: null, pieces: [{ kind: 'words', text: 'Kept.' }] }] } as unknown as KeptAnswer
    const earlier = [{ question: 'Asked', answer, isFromServer: true }]
    const { messages } = composeContext({ request: REQUEST, earlier, lookUps, language: 'en', lead: null })
    expect(messages.slice(0, 2)).toEqual([
      { by: 'traveller', text: 'Asked' },
      { by: 'companion', text: 'Kept.' },
    ])
  })

  it('is short, however long the question', () => {
    expect(compose({ ...REQUEST, question: 'x'.repeat(20_000) }).messages.at(-1)?.text).toHaveLength(4000)
  })
})

describe('withoutPersonal', () => {
  it.each([
    'From 2027-05-03 to 2027-05-09, 2 adults, 1200 euros',
    'Flight LH 1234 from FCO to BER was 245 minutes late',
    'Is 112 the number in Italy?',
    'Convert 12345678 yen, at 9:00',
  ])('leaves a journey unchanged: %s', (text) => expect(withoutPersonal(text)).toBe(text))

  it.each([
    ['Ruf mich an: 0171 2345678', 'Ruf mich an: [telephone]'],
    ['DE89 3704 0044 0532 0130 00', '[account]'],
    ['mein Name ist Max Müller und ich', 'mein Name ist [name] und ich'],
  ])('removes %s', (text, left) => expect(withoutPersonal(text)).toBe(left))
})
