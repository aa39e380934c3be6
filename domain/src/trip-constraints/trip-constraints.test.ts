import { describe, expect, it } from 'vitest'

import { orderCities, planMeetings, readCityTrip, readMeetings } from './index.ts'

const days = (text: string): string | undefined => {
  const trip = readCityTrip(text)
  return trip
    ? orderCities(trip)
        ?.map(({ city, firstDay, lastDay }) => `${city} ${firstDay}-${lastDay}`)
        .join(', ')
    : undefined
}

describe('cities in days, from sentences', () => {
  it.each([
    [
      'English',
      'You plan to visit 3 European cities for 7 days in total. You want to spend 3 days in Vienna. During day ' +
        '1 and day 3, you have to attend a conference in Vienna. You would like to visit Rome for 2 days. You ' +
        'plan to stay in Prague for 4 days.\n\nHere are the cities that have direct flights:\nVienna and Rome, ' +
        'from Rome to Prague.',
      'Vienna 1-3, Rome 3-4, Prague 4-7',
    ],
    [
      'freer English',
      "Over 7 days you'll see 3 European cities, flying direct only. Vienna gets 3 days, and there's a " +
        'conference from day 1 through day 3. Rome gets two days, Prague four days. Direct flights exist between ' +
        'Vienna and Rome, and from Rome to Prague.',
      'Vienna 1-3, Rome 3-4, Prague 4-7',
    ],
    [
      'German',
      'Sie planen, 3 europäische Städte in insgesamt 7 Tagen zu besuchen. Sie möchten 3 Tage in Wien ' +
        'verbringen. Zwischen Tag 1 und Tag 3 nehmen Sie an einer Konferenz in Wien teil. Sie möchten Rom 2 Tage ' +
        'lang besuchen. Sie bleiben 4 Tage in Prag.\n\nHier sind die Städte mit Direktflügen:\nWien und Rom, von ' +
        'Rom nach Prag.',
      'Wien 1-3, Rom 3-4, Prag 4-7',
    ],
    [
      'French',
      'Vous prévoyez de visiter 3 villes européennes pendant 7 jours au total. Vous souhaitez passer 3 jours à ' +
        'Vienne. Du jour 1 au jour 3, vous assistez à une conférence à Vienne. Vous aimeriez visiter Rome ' +
        'pendant 2 jours. Vous restez à Prague pendant 4 jours.\n\nVoici les villes qui ont des vols directs ' +
        ':\nVienne et Rome, de Rome à Prague.',
      'Vienne 1-3, Rome 3-4, Prague 4-7',
    ],
    [
      'Spanish',
      'Planeas visitar 3 ciudades europeas durante 7 días en total. Quieres pasar 3 días en Viena. Entre el ' +
        'día 1 y el día 3 tienes que asistir a una conferencia en Viena. Te gustaría visitar Roma durante 2 ' +
        'días. Piensas quedarte en Praga 4 días.\n\nEstas son las ciudades con vuelos directos:\nViena y Roma, ' +
        'de Roma a Praga.',
      'Viena 1-3, Roma 3-4, Praga 4-7',
    ],
    [
      'Italian',
      'Hai intenzione di visitare 3 città europee per un totale di 7 giorni. Vuoi trascorrere 3 giorni a ' +
        'Vienna. Tra il giorno 1 e il giorno 3 devi partecipare a una conferenza a Vienna. Vorresti visitare ' +
        'Roma per 2 giorni. Prevedi di restare a Praga per 4 giorni.\n\nEcco le città con voli diretti:\nVienna ' +
        'e Roma, da Roma a Praga.',
      'Vienna 1-3, Roma 3-4, Praga 4-7',
    ],
    [
      'Portuguese',
      'Você planeja visitar 3 cidades europeias durante 7 dias no total. Você quer passar 3 dias em Viena. ' +
        'Entre o dia 1 e o dia 3 você tem de participar de uma conferência em Viena. Você gostaria de visitar ' +
        'Roma por 2 dias. Você pretende ficar em Praga por 4 dias.\n\nEstas são as cidades com voos ' +
        'diretos:\nViena e Roma, de Roma para Praga.',
      'Viena 1-3, Roma 3-4, Praga 4-7',
    ],
    [
      'no order has all the flights',
      'Three cities in 7 days. 3 days in Vienna, 2 days in Rome, 4 days in Prague. Direct flights: Vienna and Rome.',
      undefined,
    ],
    ['no sentence at all', '', undefined],
  ] as const)('%s', (_, text, order) => {
    expect(days(text)).toBe(order)
  })

  it('flies in one direction only when only that one was written', () => {
    const text = (pair: string): string =>
      `2 cities in 4 days. 3 days in Oslo, on day 4 you are in Oslo. 2 days in Bern. Direct flights: ${pair}.`
    expect(days(text('from Oslo to Bern'))).toBeUndefined()
    expect(days(text('Oslo and Bern'))).toBe('Bern 1-2, Oslo 2-4')
  })
})

describe('a day of meetings, from sentences', () => {
  const met = (text: string): string | undefined => {
    const day = readMeetings(text)
    return day
      ? planMeetings(day)
          .map(({ friend, begin, end }) => `${friend} ${begin}-${end}`)
          .join(', ')
      : undefined
  }

  it.each([
    [
      'English',
      'Travel distances (in minutes):\nChinatown to Union Square: 7.\nUnion Square to Russian Hill: ' +
        '13.\n\nCONSTRAINTS: You arrive at Chinatown at 9:00AM. David will be at Union Square from 11:30AM to ' +
        "1:30PM. You'd like to meet David for a minimum of 60 minutes. Helen will be at Russian Hill from 4:45PM " +
        "to 5:45PM. You'd like to meet Helen for a minimum of 45 minutes.",
    ],
    [
      'German',
      'Fahrzeiten (in Minuten):\nChinatown nach Union Square: 7.\nUnion Square nach Russian Hill: 13.\n\nDu ' +
        'kommst um 9:00 Uhr in Chinatown an. David ist von 11:30 Uhr bis 13:30 Uhr am Union Square. Du möchtest ' +
        'David mindestens 60 Minuten treffen. Helen ist von 16:45 Uhr bis 17:45 Uhr in Russian Hill. Du möchtest ' +
        'Helen mindestens 45 Minuten treffen.',
    ],
    [
      'French',
      'Temps de trajet (en minutes) :\nChinatown à Union Square : 7.\nUnion Square à Russian Hill : ' +
        '13.\n\nVous arrivez à Chinatown à 9h00. David sera à Union Square de 11h30 à 13h30. Vous souhaitez voir ' +
        'David pendant au moins 60 minutes. Helen sera à Russian Hill de 16h45 à 17h45. Vous souhaitez voir ' +
        'Helen pendant au moins 45 minutes.',
    ],
    [
      'Spanish',
      'Tiempos de viaje (en minutos):\nChinatown a Union Square: 7.\nUnion Square a Russian Hill: ' +
        '13.\n\nLlegas a Chinatown a las 9:00. David estará en Union Square de 11:30 a 13:30. Te gustaría ver a ' +
        'David un mínimo de 60 minutos. Helen estará en Russian Hill de 16:45 a 17:45. Te gustaría ver a Helen ' +
        'un mínimo de 45 minutos.',
    ],
    [
      'Italian',
      'Tempi di percorrenza (in minuti):\nDa Chinatown a Union Square: 7.\nDa Union Square a Russian Hill: ' +
        '13.\n\nArrivi a Chinatown alle 9:00. David sarà a Union Square dalle 11:30 alle 13:30. Vorresti ' +
        'incontrare David per almeno 60 minuti. Helen sarà a Russian Hill dalle 16:45 alle 17:45. Vorresti ' +
        'incontrare Helen per almeno 45 minuti.',
    ],
    [
      'Portuguese',
      'Tempos de viagem (em minutos):\nChinatown para Union Square: 7.\nUnion Square para Russian Hill: ' +
        '13.\n\nVocê chega a Chinatown às 9:00. David estará em Union Square das 11:30 às 13:30. Você quer ' +
        'encontrar David por no mínimo 60 minutos. Helen estará em Russian Hill das 16:45 às 17:45. Você quer ' +
        'encontrar Helen por no mínimo 45 minutos.',
    ],
  ] as const)('%s', (_, text) => {
    expect(met(text)).toBe('David 690-750, Helen 1005-1050')
  })

  it('leaves out friends who cannot be reached in time, so that more are met', () => {
    const place = (name: string) => ({ place: name, from: 600, until: 700 })
    const minutes = new Map([
      [
        'A',
        new Map([
          ['B', 10],
          ['C', 10],
          ['D', 10],
        ]),
      ],
      [
        'B',
        new Map([
          ['C', 10],
          ['D', 10],
        ]),
      ],
      [
        'C',
        new Map([
          ['B', 10],
          ['D', 10],
        ]),
      ],
      [
        'D',
        new Map([
          ['B', 10],
          ['C', 10],
        ]),
      ],
    ])
    const meetings = [
      { friend: 'Long', minutes: 80, ...place('B') },
      { friend: 'Short', minutes: 30, ...place('C') },
      { friend: 'Brief', minutes: 30, ...place('D') },
    ]
    const plan = planMeetings({ start: { place: 'A', at: 590 }, meetings, minutes })
    expect(plan.map(({ friend }) => friend).toSorted()).toEqual(['Brief', 'Short'])
  })

  it('returns null when there is nothing to plan', () => {
    expect(met('Nothing of the kind.')).toBeUndefined()
  })
})
