import { describe, expect, it } from 'vitest'

import { readTransport } from './read-transport.ts'

describe('readTransport', () => {
  it.each([
    ['reicht 50 min umsteigen in Köln, ICE 70 min zu spät', 70],
    ['treno in ritardo di 2 ore e mezza', 150],
    ['le train avait 1h20 de retard', 80],
    ['電車が90分遅れた', 90],
    ['поезд опоздал на 3 часа', 180],
    ['기차가 2시간 늦었어요', 120],
    ['my train was late', null],
  ])('takes the longest time of "%s" for the delay', (text, minutes) => {
    expect(readTransport(text).lateMinutes).toBe(minutes)
  })

  it.each([
    ['my Avanti train was late', 'GB'],
    ['TGV annulé', 'FR'],
    ['新幹線が遅れた', 'JP'],
    ['the train was late', null],
  ])('knows whose railway "%s" is about', (text, country) => {
    expect(readTransport(text).railway).toBe(country)
  })

  it.each([
    ['brauche ich in Slowenien eine Vignette', ['fee']],
    ['wie viel Promille darf man haben', ['alcohol']],
    ['jaka prędkość na autostradzie', ['speed']],
    ['冬用タイヤは必要ですか', ['winter']],
    ['скорость на трассе и алкоголь за рулём', ['speed', 'alcohol']],
  ])('reads what of driving "%s" asks', (text, asks) => {
    expect(readTransport(text).roadAsks).toEqual(asks)
  })

  it.each([
    ['llego a las 2 de la mañana', 120],
    ['llego a las 11 de la noche', 1380],
    ['wir landen um 23 Uhr', 1380],
    ['прилетаем в 11 вечера', 1380],
    ['到着は夜11時です', 1380],
    ['we are 4 people with 3 bags', null],
  ])('reads the time of day of "%s"', (text, minutes) => {
    expect(readTransport(text).atMinutes).toBe(minutes)
  })

  it.each([
    ['louer une voiture à 20 ans', 20],
    ["i'm 24, renting", 24],
    ['4 people for 10 days', null],
  ])('reads the age of the driver of "%s"', (text, age) => {
    expect(readTransport(text).age).toBe(age)
  })

  it.each([
    ['работает ли убер в Стамбуле', ['Uber']],
    ['グラブは使えますか', ['Grab']],
    ['is there a taxi', []],
  ])('knows the ride apps of "%s"', (text, apps) => {
    expect(readTransport(text).rideApps).toEqual(apps)
  })

  it.each([
    ['vlakem nebo autobusem', ['train', 'bus']],
    ['скільки коштує таксі', ['taxi']],
    ['trein of vliegtuig', ['train', 'fly']],
    ['รถไฟหรือเรือ', ['boat', 'train']],
  ])('knows the ways of "%s"', (text, modes) => {
    expect(readTransport(text).modes).toEqual(modes)
  })

  it('tells a ferry with a car from a trip without one', () => {
    expect(readTransport('ferry with a car')).toMatchObject({ isWithCar: true, isCarFree: false })
    expect(readTransport('Tagesausflug ohne Auto')).toMatchObject({ isWithCar: false, isCarFree: true })
  })

  it.each([
    ['paling murah', 'cheapest'],
    ['wie komme ich am schnellsten hin', 'fastest'],
    ['how do i get there', null],
  ])('reads the choice of "%s"', (text, choice) => {
    expect(readTransport(text).choice).toBe(choice)
  })
})
