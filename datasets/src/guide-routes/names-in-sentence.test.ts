import { loadGuide } from '@app/datasets/guide'
import { readPackedFile } from '@app/datasets/packed-files'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Guide } from '../guide/index.ts'
import { destinationFinder } from './find-destination.ts'
import { loadRouteTables } from './load-route-tables.ts'
import { idsTold, isOnlyTowns, townsInSentence } from './names-in-sentence.ts'

let guide: Guide
beforeAll(async () => {
  guide = await loadGuide(readPackedFile)
})

describe('names anywhere in a sentence', () => {
  it.each([
    ['cyclades', 'ναξος κ αμοργος 8 μερες', ['cyclades/naxos', 'cyclades/amorgos']],
    ['cyclades', 'Naxos 5 days, no Amorgos', ['cyclades/naxos']],
    ['yunnan', '云南大理沙溪6天', ['yunnan/shaxi']],
    ['svaneti-kazbegi', 'mestia to ushguli on foot', ['svaneti-kazbegi/mestia', 'svaneti-kazbegi/ushguli']],
  ])('%s: %s', async (id, sentence, keys) => {
    const tables = await loadRouteTables(guide, [id])
    const found = townsInSentence(sentence, tables).filter((key) => key.startsWith(`${id}/`))
    expect(found.toSorted()).toEqual(expect.arrayContaining(keys.toSorted()))
    if (sentence.includes('no Amorgos')) expect(found).toEqual(keys)
  })

  it.each([
    ['scottish-highlands', 'pls glenfinnan def', 'scottish-highlands.glenfinnan-viaduct-jacobite-steam-train'],
    ['kerala', 'theyyam', 'kerala.theyyam-ritual'],
    ['cyclades', 'χοζοβιωτισσα', 'cyclades.hozoviotissa-monastery'],
  ])('%s: "%s" tells one sight', async (id, run, sight) => {
    expect(idsTold(run, await loadRouteTables(guide, [id]))).toContain(sight)
  })

  it('knows two letters as a name in capitals alone', () => {
    const { findCityNamed } = destinationFinder(guide)
    expect([findCityNamed('DF')?.country, findCityNamed('BA')?.country, findCityNamed('df')]).toEqual([
      'MX',
      'AR',
      null,
    ])
  })

  it('takes a whole region only where it is named', () => {
    const cyclades = guide.find('cyclades')!
    expect(isOnlyTowns(cyclades, ['cyclades/naxos'], 'a week on Naxos')).toBe(true)
    expect(isOnlyTowns(cyclades, ['cyclades/naxos'], 'Cyclades: Naxos and more')).toBe(false)
  })
})
