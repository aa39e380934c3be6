import { describe, expect, it } from 'vitest'

import { createActionReader, readAction } from './read-action.ts'
import { sampleAction } from './sample-action.ts'

describe('readAction', () => {
  it('returns a record of its own version unchanged', () => {
    expect(readAction(sampleAction())).toEqual(sampleAction())
  })

  it('upgrades an older record', () => {
    const read = createActionReader(3, { 2: ({ url, ...rest }) => ({ ...rest, url: `/v3${String(url)}` }) })
    expect(read(sampleAction())).toMatchObject({ version: 3, url: '/v3/rest/v1/trips?id=eq.1', state: 'pending' })
  })

  it('sends what an app wrote that knew no files', () => {
    const { file, ...rest } = sampleAction({ version: 1 })
    expect(file).toBeNull()
    expect(readAction(rest)).toEqual(sampleAction())
  })

  it('leaves a newer record to the newer app, in its place in the queue', () => {
    expect(readAction({ ...sampleAction(), version: 3 })).toMatchObject({
      entity: 'trip:1',
      sequence: 1,
      state: 'needs-attention',
      problem: { kind: 'newer' },
    })
  })

  it.each([
    ['nothing', null],
    ['only what the first version of the record had', { id: 'a1', timestamp: 1, url: '/x', method: 'POST' }],
    ['headers that are no JSON', { ...sampleAction(), headers: '{' }],
    ['a body that is no text', { ...sampleAction(), body: { name: 'Porto' } }],
    ['a method that writes nothing', { ...sampleAction(), method: 'GET' }],
  ])('shows %s instead of dropping or sending it', (_, record) => {
    expect(readAction(record)).toMatchObject({ state: 'needs-attention', problem: { kind: 'unreadable' } })
  })
})
