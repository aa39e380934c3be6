import { describe, expect, it } from 'vitest'

import { read, summarise, TODAY } from './corpus/summarise.ts'
import { readTripRequest } from './read-trip-request.ts'

const textAt = (text: string, span: { start: number; end: number } | undefined): string =>
  text.slice(span?.start, span?.end)

describe('the origin of a fact', () => {
  const text = 'Three days in Rome for two from Milan, max 900 euros, vegan, must see the Pantheon, 8-10 May 2027'
  const request = read(text)

  it.each([
    ['days', request.days?.span, 'Three days'],
    ['a destination', request.destinations[0]?.span, 'Rome'],
    ['people', request.travellers?.span, 'two'],
    ['the origin', request.origin?.span, 'Milan'],
    ['money', request.budget?.span, '900 euros'],
    ['a diet', request.diets[0]?.span, 'vegan'],
    ['a sight', request.mustSee[0]?.span, 'Pantheon'],
    ['dates', request.dates?.span, '8-10 May 2027'],
  ] as const)('%s', (_, span, words) => {
    expect(textAt(text, span)).toBe(words)
  })
})

describe('missing facts', () => {
  it.each([
    ['Rome', ['dates', 'length', 'people']],
    ['three days for two', ['destination', 'dates']],
    ['Rome, 8-10 May 2027, for two', []],
    ['Rome in May, three days, for two', ['dates']],
    ['Rome, 8-10 May 2027, 2 adults and 2 kids', ['child-ages']],
    ['Rome, 8-10 May 2027, with kids of 4 and 9', ['people']],
    ['Rome, 8-10 May 2027, for two, budget 900', ['currency']],
    ['', ['destination', 'dates', 'length', 'people']],
  ] as const)('%s', (text, missing) => {
    expect(read(text).missing).toEqual(missing)
  })
})

describe('dates', () => {
  it.each([
    ['both months said', 'Rome from 28 December to 3 January', '2026-12-28..2027-01-03'],
    ['the month of the second day only', 'Rome, 28 to 3 January', '2026-12-28..2027-01-03'],
    ['no month: the next such days', 'Rome from the 8th to the 10th', '2026-12-08..2026-12-10'],
    ['a month said elsewhere', 'Rome in May, from the 8th to the 10th', '2027-05-08..2027-05-10'],
    ['there and back in a day', 'Rome on Sunday, back by 7pm', '2026-11-22..2026-11-22'],
    ['a return ticket on a weekday', 'Round trip to Rome on Saturday', '2026-11-21..2026-11-21'],
    ['a return ticket on a date says nothing of the way back', 'Round trip to Rome on 5 May', '2027-05-05~2027-05-05'],
    ['a past year stays', 'Rome, March 16th to March 18th, 2022', '2022-03-16..2022-03-18'],
    ['ISO', 'Rome 2027-03-16 to 2027-03-18', '2027-03-16..2027-03-18'],
    ['American order', 'Rome 3/16/2027 - 3/18/2027', '2027-03-16..2027-03-18'],
    ['shorter than the week it lies in', 'Rome, 3 days in the first week of May', '2027-05-01~2027-05-07'],
    ['last weekend of a month', 'Rome, last weekend of May', '2027-05-29..2027-05-30'],
    ['this weekend', 'Rome this weekend for two', '2026-11-21..2026-11-22'],
    ['next Friday and a length', 'Rome next Friday for 3 days', '2026-11-20..2026-11-22'],
    ['Easter', 'Rome over Easter', '2027-03-26..2027-03-29'],
    ['Easter of another year', 'Rome over Easter 2028', '2028-04-14..2028-04-17'],
    ['Christmas', 'Rome for Christmas', '2026-12-24..2026-12-26'],
    ['a week that begins in two', 'Rome in two weeks for 4 days', '2026-11-29..2026-12-02'],
    ['"may" in small letters is no month', 'we may go to Rome', undefined],
    ['a day that does not exist leaves its month', 'Rome on 31 April 2027', '2027-04-01~2027-04-30'],
  ] as const)('%s', (_, text, dates) => {
    expect(/dates=(\S+)/.exec(summarise(text))?.[1]).toBe(dates)
  })

  it('tells of days that no calendar has, and plans the end of that month', () => {
    expect(summarise('Luxembourg 29 to 31 february 2027')).toContain('dates=2027-02-26..2027-02-28')
    expect(summarise('Luxembourg 25 to 27 february 2027')).toContain('dates=2027-02-25..2027-02-27')
  })

  it('reads no summer in a French participle', () => {
    expect(summarise("J'ai déjà été à Rome, je veux y retourner cet été")).toContain('dates=2027-06-01~2027-08-30')
    expect(summarise('Rome : mon passeport a été volé')).not.toContain('dates=')
  })
})

describe('dates in every language', () => {
  it.each([
    ['Rom vom 8. bis zum 10.', '2026-12-08..2026-12-10'],
    ['Rom am nächsten Freitag für 3 Tage', '2026-11-20..2026-11-22'],
    ['Rom an Pfingsten', '2027-05-15..2027-05-17'],
    ['Rom am ersten Wochenende im Juni', '2027-06-05..2027-06-06'],
    ['Rom in der ersten Maiwoche', '2027-05-01..2027-05-07'],
    ['Rom am letzten Maiwochenende', '2027-05-29..2027-05-30'],
    ['Eine Maiwoche in Rom', '2027-05-01~2027-05-31'],
    ['Vier Tage Rom ab 5. Mai, gutes Essen', '2027-05-05..2027-05-08'],
    ['Rom im Juli', '2027-07-01~2027-07-31'],
    ['Rom in zwei Wochen für 4 Tage', '2026-11-29..2026-12-02'],
    ['Rome du 8 au 10', '2026-12-08..2026-12-10'],
    ['Rome vendredi prochain pour 3 jours', '2026-11-20..2026-11-22'],
    ['Rome à la Pentecôte', '2027-05-15..2027-05-17'],
    ['Rome le premier week-end de juin', '2027-06-05..2027-06-06'],
    ['Rome en juillet', '2027-07-01~2027-07-31'],
    ['Rome dans deux semaines pour 4 jours', '2026-11-29..2026-12-02'],
    ['Roma del 8 al 10', '2026-12-08..2026-12-10'],
    ['Roma el próximo viernes durante 3 días', '2026-11-20..2026-11-22'],
    ['Roma en Semana Santa', '2027-03-21..2027-03-28'],
    ['Roma el primer fin de semana de junio', '2027-06-05..2027-06-06'],
    ['Roma en julio', '2027-07-01~2027-07-31'],
    ['Roma dentro de dos semanas, 4 días', '2026-11-29..2026-12-02'],
    ["Roma dall'8 al 10", '2026-12-08..2026-12-10'],
    ['Roma venerdì prossimo per 3 giorni', '2026-11-20..2026-11-22'],
    ['Roma a Pasqua', '2027-03-26..2027-03-29'],
    ['Roma il primo fine settimana di giugno', '2027-06-05..2027-06-06'],
    ['Roma a luglio', '2027-07-01~2027-07-31'],
    ['Roma tra due settimane per 4 giorni', '2026-11-29..2026-12-02'],
    ['Roma de 8 a 10', '2026-12-08..2026-12-10'],
    ['Roma na próxima sexta-feira por 3 dias', '2026-11-20..2026-11-22'],
    ['Roma na Páscoa', '2027-03-26..2027-03-29'],
    ['Roma no primeiro fim de semana de junho', '2027-06-05..2027-06-06'],
    ['Roma em julho', '2027-07-01~2027-07-31'],
    ['Roma daqui a duas semanas por 4 dias', '2026-11-29..2026-12-02'],
    ['Rom vom 28.12. bis 3.1.', '2026-12-28..2027-01-03'],
    ['Rom 3.-9. Mai', '2027-05-03..2027-05-09'],
    ['Roma, 3/5 - 9/5', '2027-05-03..2027-05-09'],
    ['Rome, 3–9 mai', '2027-05-03..2027-05-09'],
    ['Quatre jours à Rome à partir du 5 mai, à trois', '2027-05-05..2027-05-08'],
    ['Quatre jours à Rome du 1 mai à deux', '2027-05-01..2027-05-04'],
    ['Quatro dias em Roma desde 1 de maio, a dois', '2027-05-01..2027-05-04'],
    ['Rome, le 14 juillet', '2027-07-14~2027-07-14'],
  ])('%s', (text, dates) => {
    expect(/dates=(\S+)/.exec(summarise(text))?.[1]).toBe(dates)
  })
})

describe('words that are also names', () => {
  it.each([
    ['a city that is a word', 'We want to see Nice for a week', 'Nice'],
    ['a city that is food', 'Ein Wochenende in Essen', 'Essen'],
    ['food that is a city', 'Drei Tage in Köln, gutes Essen', 'Cologne'],
    ['a sight is no destination', 'Three days in Rome, we must see Trastevere', 'Rome'],
    ['the first word of a sentence', 'Please, Rome for three days', 'Rome'],
    ['a region', 'Two cities in Texas, from Boston', '"Texas"'],
    ['a suburb in a list of cities', 'From Madrid to Greater Manchester, Rome', '"Greater Manchester"+Rome'],
    ['the city one flies home from', 'Landing in Athens, flying home from Athens on Thursday', 'Athens'],
  ] as const)('%s', (_, text, destinations) => {
    expect(/to=(.+?)(?= \w+=|$)/.exec(summarise(text))?.[1]).toBe(destinations)
  })
})

describe('numbers with another meaning', () => {
  it.each([
    ['seats of a car', 'Rome for 3 days, we rent a Wagon that seats 5 people', undefined],
    ['children of a house rule', 'Rome, we need a place that allows children under 10', undefined],
    ['a length', 'Rome for two days', undefined],
    ['a couple of days', 'Rome for a couple of days', undefined],
    ['the seats that were asked for', 'Rome, please arrange a van. It should seat 7 people', '7'],
    ['adults and children', 'Rome, 2 adults and 3 kids', '5'],
    ['a family counts its children', 'Rome, family of four with two kids', '4'],
  ] as const)('%s', (_, text, people) => {
    expect(/people=(\S+)/.exec(summarise(text))?.[1]).toBe(people)
  })

  it.each([
    ['a hotel', 'Rome, maybe stay at Hotel Sole for about 120 euros per night', undefined],
    ['a car', 'Rome, rent a Wagon that seats 5 people, about 74.55 USD per day', undefined],
    ['a walk beside it', 'Rome for 3 days, at most 5 km a day, budget 400 euros', '400EUR/trip'],
    ['a walk beside it, per day too', 'Rome, at most 5 km a day, daily budget 400 euros', '400EUR/day'],
    ['a budget beside both', 'Rome, budget 2000 euros, hotel for 120 euros per night', '2000EUR/trip'],
    ['a range', 'Rome for 1,000 to 1,500 euros', '1500EUR/trip'],
    ['thousands', 'Rome for 1.700 €', '1700EUR/trip'],
    ['yen have no cents', 'Tokyo with 200000 yen', '2000JPY/trip'],
    ['in words', 'Rome with two thousand five hundred dollars', '2500USD/trip'],
  ] as const)('money of %s', (_, text, budget) => {
    expect(/budget=(\S+)/.exec(summarise(text))?.[1]).toBe(budget)
  })
})

describe('bad input', () => {
  const request = (text: string) => readTripRequest(text, { today: TODAY, findCity: () => null })
  const LONG = 100_000

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\u00a0 '],
    ['SQL', "'; DROP TABLE trips; -- OR 1=1"],
    ['markup', '<script>alert(1)</script> <img src=x onerror=1>'],
    ['right to left', 'رحلة إلى روما لمدة ثلاثة أيام לשלושה ימים'],
    ['emoji', '🏖️🍕👨‍👩‍👧‍👦 3️⃣ days 🇮🇹'],
    ['half a surrogate', '\ud83c Rome \udfd6'],
    ['no letters', '!!!???,,,...---///((()))'],
    ['huge numbers', '9'.repeat(400)],
    ['impossible dates', 'from 99.99.9999 to 0/0/0000, 2027-13-45, 31.2.'],
    ['a hundred thousand letters', 'a'.repeat(LONG)],
    ['a hundred thousand digits and points', '1.1,'.repeat(LONG / 4)],
    ['a hundred thousand capitals', 'Rome '.repeat(LONG / 5)],
    ['a hundred thousand opened ranges', 'from the 8th to '.repeat(LONG / 16)],
    ['a hundred thousand prices', '5 € '.repeat(LONG / 4)],
    ['a hundred thousand appointments', 'dinner at 9 and '.repeat(LONG / 16)],
    ['a hundred thousand sights', 'visit Louvre and '.repeat(LONG / 17)],
    ['a hundred thousand brackets', '('.repeat(LONG)],
    ['a prototype', '__proto__ constructor toString 3 hasOwnProperty'],
  ] as const)('reads %s without an error', (_, text) => {
    expect(request(text).missing.length).toBeGreaterThan(0)
  })
})
