import type { CalledTool } from '@app/contracts/assistant'
import { describe, expect, it } from 'vitest'

import { place, smallWorld } from '../engine/testing/small-world.ts'
import { callTool } from '../tools/index.ts'
import { gatherEvidence, groundSentence } from './index.ts'

const lookUps = smallWorld({
  places: () => [
    {
      ...place('a', 'Colosseum'),
      otherNames: ['Kolosseum', 'Colisée', 'Coliseo'],
      price: { minorUnits: 1800, currency: 'EUR' },
    },
    place('b', 'Vatican Museums', 41.9, 12.45),
    place('c', 'St. Peter’s Basilica'),
  ],
})

async function called(tool: string, input: object): Promise<CalledTool> {
  return JSON.parse(JSON.stringify({ tool, input, result: await callTool(tool, input, lookUps) })) as CalledTool
}

const ASKED = 'I am German and go to Japan and Rome for 12 days with 2 friends and 800 euros, on 2027-05-03'
const calls = await Promise.all([
  called('entry-rule', { passport: 'DE', destination: 'JP' }),
  called('passport-validity', { country: 'JP' }),
  called('measure-distance', { from: 'Berlin', to: 'Rome' }),
  called('find-places', { city: 'Rome' }),
  called('city-climate', { city: 'Rome', month: 5 }),
  called('trip-cost', { city: 'Rome', days: 3, people: 2 }),
  called('plugs-and-driving', { country: 'IT' }),
  called('local-time', { city: 'Tokyo' }),
])

function ground(text: string, locale = 'en-GB', from: readonly CalledTool[] = calls) {
  return groundSentence(text, gatherEvidence([from], [ASKED], locale), { locale, lookUps })
}

const FAITHFUL: readonly (readonly [locale: string, text: string])[] = [
  ['en-GB', 'With a German passport you can stay in Japan without a visa for 90 days.'],
  ['en-GB', 'Your passport must be valid for 6 months, and two pages blank.'],
  ['en-GB', 'From Berlin to Rome it is 1,184 km in a straight line.'],
  ['en-GB', 'Berlin to Rome is roughly 1,180 km, about 2 h by plane.'],
  ['en-GB', 'The **Colosseum** is open from 09:00 to 18:00 and costs €18.'],
  ['en-GB', 'It opens at 9 am and closes at 6 pm.'],
  ['en-GB', 'St. Peter’s Basilica and the Vatican Museums take about 1.5 hours each.'],
  ['en-GB', 'In May it is usually 18 °C in Rome, with 50 mm of rain.'],
  ['en-US', 'Berlin to Rome is about 736 miles, and in May it is 64 °F with 2.0 inches of rain.'],
  ['en-GB', 'For three days you would pay about $1,000 for two people.'],
  ['en-GB', 'In Tokyo it is 21:00 now.'],
  ['en-GB', 'You have 12 days and €800, from 3 May 2027.'],
  ['en-GB', 'Good news: as a German citizen you don’t need a visa for Japan for stays of up to 90 days.'],
  ['en-GB', 'Here is a relaxed three-day idea for Rome: start at the Colosseum.'],
  ['en-GB', 'Sockets are of Type C and F, at 230 V.'],
  ['en-GB', 'It is open Mon to Sun, so I’d go on a Tuesday.'],
  ['en-GB', 'Rome’s Colosseum is worth a morning.'],
  ['fr-FR', 'Le Colisée ouvre à 09:00 ; c’est le plus beau moment.'],
  ['es-ES', 'Empieza por el Coliseo, que abre a las 9:00.'],
  ['en-GB', 'Which passport do you travel with?'],
  ['en-GB', 'Bring comfortable shoes, and a light jacket for the evening.'],
  ['en-GB', 'I would start early, when fewer people are about.'],
  ['de-DE', 'Mit deutschem Reisepass brauchst du für Japan bis zu 90 Tagen kein Visum.'],
  ['de-DE', 'Von Berlin nach Rom sind es rund 1.180 km Luftlinie.'],
  ['de-DE', 'Im Mai hat es in Rom etwa 18 °C; nimm eine leichte Jacke mit.'],
  ['de-DE', 'Das Kolosseum lohnt sich am Morgen, wenn die Sonne noch tief steht.'],
  ['de-DE', '3. Mai 2027: Beginne früh.'],
  ['de-DE', 'Nimm Wasser mit und beginne früh.'],
  ['de-DE', 'Abends wird es kühl.'],
  ['fr-FR', 'Rome en mai : environ 18 °C et 50 mm de pluie.'],
  ['fr-FR', 'Pour le Japon, aucun visa pendant 90 jours.'],
  ['es-ES', 'En mayo hace unos 18 °C en Roma.'],
  ['it-IT', 'A Roma a maggio ci sono circa 18 °C.'],
  ['pt-PT', 'Em maio fazem cerca de 18 °C em Roma.'],
  ['ja', 'ローマの5月は約18 °Cです。'],
]

const INVENTED: readonly (readonly [locale: string, text: string, because: string])[] = [
  ['en-GB', 'I would start early on Monday, when fewer people are about.', 'topic'],
  ['en-GB', 'With a German passport you can stay in Japan for 30 days.', '30 days'],
  ['en-GB', 'You need a visa for Japan.', 'visa'],
  ['en-GB', 'Your passport must be valid for 3 months.', '3 months'],
  ['en-GB', 'It is 1,250 km to Rome.', '1,250 km'],
  ['en-GB', 'The Colosseum costs €25.', '€25'],
  ['en-GB', 'The Colosseum costs $18.', '$18'],
  ['en-GB', 'It is open until 20:30.', '20:30'],
  ['en-GB', 'It closes at 7 pm.', '7 pm'],
  ['en-GB', 'In July it is warmer.', 'July'],
  ['en-GB', 'It is usually 25 °C.', '25 °C'],
  ['en-GB', 'Have dinner at Trattoria Da Enzo in the evening.', 'Trattoria Da Enzo'],
  ['en-GB', 'Walk through Trastevere at night.', 'Trastevere'],
  ['en-GB', 'Italy is safe.', 'safe'],
  ['en-GB', 'You need a yellow fever vaccination.', 'yellow fever'],
  ['en-GB', 'The trip takes sixty days.', 'sixty'],
  ['en-GB', 'See https://evil.example/x for more.', 'https://evil.example/x'],
  ['en-GB', 'See evil.example for more.', 'evil.example'],
  ['en-GB', 'Write to help@sojourn.example.', 'help@sojourn.example'],
  ['en-GB', 'Look at /admin now.', '/admin'],
  ['en-GB', 'A map: ![map](https://evil.example/?q=1).', 'markup'],
  ['en-GB', 'Press <a href="https://evil.example">here</a>.', 'markup'],
  ['en-GB', 'Press [here](javascript:alert(1)).', 'markup'],
  ['en-GB', 'The airline owes you compensation.', 'compensation'],
  ['en-GB', 'I have deleted your trips.', 'I have deleted'],
  ['en-GB', 'Your hotel has been booked.', 'has been booked'],
  ['de-DE', 'Ich habe deine Reise gelöscht.', 'habe deine Reise gelöscht'],
  ['fr-FR', 'J’ai réservé une chambre.', 'J’ai réservé'],
  ['es-ES', 'He guardado tu viaje.', 'He guardad'],
  ['it-IT', 'Ho prenotato una camera.', 'Ho prenotat'],
  ['pt-PT', 'Guardei a tua viagem.', 'Guardei'],
  ['de-DE', 'Für Japan brauchst du ein Visum.', 'Visum'],
  ['de-DE', '4. Mai 2027: Beginne früh.', '4. Mai 2027'],
  ['de-DE', 'Iss im Gasthaus Roter Ochse.', 'Gasthaus Roter Ochse'],
  ['de-DE', 'Torre Belmora liegt am Fluss.', 'Torre Belmora'],
  ['de-DE', 'Mein Tipp: Torre Belmora.', 'Torre Belmora'],
  ['fr-FR', 'Il faut un visa pour le Japon.', 'visa'],
  ['es-ES', 'Necesitas un visado para Japón.', 'visado'],
  ['it-IT', 'Serve un visto per il Giappone.', 'visto'],
  ['pt-PT', 'É preciso um visto para o Japão.', 'visto'],
]

describe('groundSentence', () => {
  it.each(FAITHFUL)('accepts statements of the tools (%s): %s', (locale, text) => {
    const result = ground(text, locale)
    expect(result.kind === 'unsupported' ? result.because : []).toEqual([])
  })

  it.each(INVENTED)('rejects statements without evidence (%s): %s', (locale, text, because) => {
    const result = ground(text, locale)
    expect(result.kind).toBe('unsupported')
    expect(result.kind === 'unsupported' && result.because).toContain(because)
  })

  it('links each fact to its source', () => {
    const result = ground('In May it is usually 18 °C in Rome.')
    if (result.kind !== 'grounded') throw new Error('left out')
    const facts = result.pieces.flatMap((piece) => (piece.kind === 'fact' ? [piece] : []))
    expect(facts.map(({ text }) => text)).toEqual(['May', '18 °C', 'Rome'])
    expect(facts.every(({ claims }) => claims.length > 0)).toBe(true)
    expect(result.pieces.map(({ text }) => text).join('')).toBe('In May it is usually 18 °C in Rome.')
  })

  it('checks a rule without a number', () => {
    const result = ground('For Japan you need no visa.')
    expect(
      result.kind === 'grounded' && result.pieces.some(({ kind, text }) => kind === 'fact' && text === 'visa'),
    ).toBe(true)
  })

  it('accepts nothing without a tool', () => {
    expect(ground('You need no visa for Japan.', 'en-GB', []).kind).toBe('unsupported')
    expect(ground('The Colosseum is wonderful in the morning.', 'en-GB', []).kind).toBe('unsupported')
  })

  it('accepts the source of a tool, and our own pages', () => {
    const [source] = JSON.stringify(calls).match(/https:\/\/[^"]+/) ?? []
    expect(ground(`See ${source}.`).kind).toBe('grounded')
    expect(ground('You can go on at /itinerary.').kind).toBe('grounded')
  })
})
