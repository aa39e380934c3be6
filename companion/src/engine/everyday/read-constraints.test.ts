import { describe, expect, it } from 'vitest'

import { readConstraints } from './read-constraints.ts'

describe('readConstraints', () => {
  it.each([
    ['arriving at 3am', 180],
    ['i land at 11pm', 1380],
    ['at 12am', 0],
    ['at 12 pm', 720],
    ['um 23:30 am Flughafen', 1410],
    ['after midnight', 1380],
    ['3 adults', null],
    ['a 5 hour layover', null],
  ])('reads the time of %s as %s', (text, minutes) => {
    expect(readConstraints({ text, meanings: new Set() }).atMinutes).toBe(minutes)
  })

  it.each([
    ['with a stroller', ['pram']],
    ['with a 5 year old', ['kids']],
    ['for my 78 year old mum', ['seniors']],
    ['in a wheelchair in the rain', ['wheelchair', 'rain']],
    ['avec mes enfants', ['kids']],
  ])('reads who is there: %s', (text, company) => {
    expect(readConstraints({ text, meanings: new Set() }).company).toEqual(company)
  })

  it.each([
    ['overnight train to Venice', 'night-train'],
    ['ferry to Santorini', 'boat'],
    ['Zug nach Wien', 'train'],
    ['to Venice', null],
  ])('reads how one goes: %s', (text, mode) => {
    expect(readConstraints({ text, meanings: new Set() }).mode).toBe(mode)
  })
})
