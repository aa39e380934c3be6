import { isPlanAnswer, MAX_PLAN_LENGTH } from '@app/contracts/trips/plan-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startTestServer, type TestServer } from '../../../test/test-server.ts'

const EMPTY = { plan: '', city: '', start: '', passport: '' }

describe('check-plan', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
    // Reading a hundred thousand rows takes a busy machine seconds.
    await vi.waitFor(() => checked({ plan: '9:00 Louvre', city: 'Paris' }), 80_000)
  }, 90_000)
  afterAll(() => server.stop())
  const invoke = (body: object) => server.anonClient().functions.invoke('check-plan', { body: { ...EMPTY, ...body } })
  const ask = async (body: object) => {
    const { data, error } = (await invoke(body)) as { data: unknown; error: unknown }
    expect(error).toBeNull()
    if (!isPlanAnswer(data)) throw new Error('not a plan')
    return data
  }
  const checked = async (body: object) => {
    const answer = await ask(body)
    if (answer.kind !== 'checked') throw new Error(answer.because)
    return answer
  }

  it('finds the places of a plan in another language, and its problems', async () => {
    const plan = 'Rom\nTag 1: Montag, 11.05.2027\n9:00 Kolosseum\n10:30 Vatikanische Museen\n15:00 Rückflug'
    const { trip, findings, score, cityFrom } = await checked({ plan, passport: 'India' })
    expect(cityFrom).toBe('plan')
    expect(Object.values(trip.places).map(({ name }) => name)).toEqual([
      'Colosseum',
      'Vatican Museums & Sistine Chapel',
    ])
    expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['wrong-weekday', 'flight-buffer']))
    expect(findings).toContainEqual(expect.objectContaining({ code: 'entry-rule', because: 'visa', country: 'IT' }))
    expect(score).toMatchObject({ placesFound: 2, placesNamed: 2 })
    expect(score.points).toBeLessThan(80)
  })

  it('infers the city from its places, and follows a heading that names another', async () => {
    expect((await checked({ plan: '- Eiffel Tower\n- Louvre\n- Arc de Triomphe' })).cityFrom).toBe('places')
    const { trip } = await checked({
      plan: 'Day 1: Florence\n9:00 Uffizi\nDay 2: Rome\n9:00 Colosseum\nDay 3\n- Pantheon',
    })
    expect(trip.days.map(({ city }) => city.name)).toEqual(['Florence', 'Rome', 'Rome'])
  })

  it.each([
    ['Berlin 2 Tage\nTag 1 (Mo., 7.6.2027)\n10 Uhr Berliner Dom', ['Berlin']],
    ['Madrid\nDía 1: comer en La Latina a las 14:00\nDía 2: Reina Sofía, Retiro', ['Madrid', 'Madrid']],
    [
      '12 June 2027 Florence: 9:00 Uffizi, 14:00 train to Venice\n13 June 2027 Venice: 13:00 Rialto',
      ['Florence', 'Venice'],
    ],
    ['NYC weekend\nSat June 5\n- 10am: MoMA', ['New York']],
  ])('knows the cities of %j', async (plan, cities) => {
    expect((await checked({ plan })).trip.days.map(({ city }) => city.name)).toEqual(cities)
  })

  it('lists the facts it was not given', async () => {
    const plan = '9:00 Belém Tower\n12:00 The Hidden Garden'
    const { findings, gaps } = await checked({ plan, city: 'Lisbon' })
    expect(gaps).toContain('no-dates')
    expect(findings).toContainEqual(expect.objectContaining({ code: 'hours-unknown', because: 'place-not-found' }))
    expect((await checked({ plan, city: 'Lisbon', start: '2027-05-12' })).gaps).toEqual(['no-passport'])
    expect((await checked({ plan, city: 'Lisbon', start: '2035-05-12', passport: 'Atlantis' })).gaps).toEqual([
      'holidays-unknown',
      'unknown-passport',
    ])
  })

  it('handles eight cities, and says that it stopped there', async () => {
    const cities = ['Paris', 'Rome', 'Berlin', 'Madrid', 'Vienna', 'Prague', 'Lisbon', 'Athens', 'Oslo', 'Dublin']
    const lines = cities.map((city, at) => `Day ${at + 1}: ${city}\n9:00 Old Garden`)
    const { trip, gaps } = await checked({ plan: lines.join('\n') })
    expect(trip.days.map(({ city }) => city.name)).toEqual(cities.slice(0, 8))
    expect(gaps).toContain('more-cities')
    expect((await checked({ plan: lines.slice(0, 8).join('\n') })).gaps).not.toContain('more-cities')
  })

  it('checks two hundred stops, and says that there are more', async () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, at) => `Day ${at + 1}\n${'- Hidden Garden\n'.repeat(25)}`).join('')
    const { trip, gaps } = await checked({ plan: days(10), city: 'Lisbon' })
    expect(trip.days).toHaveLength(8)
    expect(trip.days.flatMap(({ stops }) => stops)).toHaveLength(200)
    expect(gaps).toContain('more-stops')
    expect((await checked({ plan: days(8), city: 'Lisbon' })).gaps).not.toContain('more-stops')
  })

  it.each([
    ['English', 'Rome\nDay 1 - Tuesday, May 11, 2027\n9:00 am Colosseum\n10:30 am Roman Forum\n3 pm Vatican Museums'],
    ['German', 'Rom\nTag 1: Dienstag, 11.05.2027\n9 Uhr Kolosseum\n10:30 Forum Romanum\n15 Uhr Vatikanische Museen'],
    ['French', 'Rome\nJour 1 : mardi 11 mai 2027\n9h Colisée\n10h30 Forum romain\n15h Musées du Vatican'],
    ['Spanish', 'Roma\nDía 1: martes 11 de mayo de 2027\n9:00 Coliseo\n10:30 Foro Romano\n15:00 Museos Vaticanos'],
    ['Italian', 'Roma\nGiorno 1: martedì 11 maggio 2027\nore 9 Colosseo\n10:30 Foro Romano\n15:00 Musei Vaticani'],
    ['Portuguese', 'Roma\nDia 1: terça-feira, 11/05/2027\n9h Coliseu\n10h30 Fórum Romano\n15h Museus Vaticanos'],
  ])('finds the same three places and hours in %s', async (_, plan) => {
    const { trip, score } = await checked({ plan })
    expect(trip.days).toMatchObject([{ date: '2027-05-11', city: { name: 'Rome' } }])
    expect(trip.days[0]?.stops.map(({ arrive }) => arrive)).toEqual([540, 630, 900])
    expect(score).toMatchObject({ placesFound: 3, placesNamed: 3, errors: 0 })
  })

  it.each([
    ['empty', { plan: ' \n ' }],
    ['nothing-read', { plan: '<script>alert(1)</script>' }],
    ['too-long', { plan: 'Day 1 Paris '.repeat(MAX_PLAN_LENGTH / 10) }],
    ['nothing-read', { plan: 'We had no plan at all, and it was fine.', city: 'Lisbon' }],
    ['no-city', { plan: '9:00 somewhere' }],
    ['unknown-city', { plan: '9:00 somewhere', city: 'Qwrtzpfgh' }],
  ])('refuses with a reason: %s', async (because, body) => {
    expect(await ask(body)).toMatchObject({ kind: 'refused', because })
  })

  it.each([{ plan: 7 }, { plan: 'x'.repeat(100_000) }, { start: 'the first of May' }, { passport: 7 }])(
    'takes nothing else: %#',
    async (body) => {
      const { error } = await invoke(body)
      expect((error as { context: Response }).context.status).toBe(400)
    },
  )
})
