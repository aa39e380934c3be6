import { expect, it } from 'vitest'

import { parseSettings } from '../config/settings.ts'
import type { Db } from '../database/db.ts'
import { createConfiguredModel } from './create-configured-model.ts'

const MODEL = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm' }
const NO_DB = {} as Db

it('pauses a model for a minute after two failures in a row', async () => {
  let clock = 0
  const models = createConfiguredModel({ db: NO_DB, now: () => clock, settings: parseSettings(MODEL) })
  expect(models.isSet).toBe(true)
  const isAsked = async () => (await models.current()) !== null
  models.note({ failed: 'silent' })
  models.note({ failed: null })
  models.note({ failed: 'busy' })
  models.note({ failed: 'left' })
  expect(await isAsked()).toBe(true)
  models.note({ failed: 'broken' })
  expect(await isAsked()).toBe(false)
  clock = 59_999
  expect(await isAsked()).toBe(false)
  clock = 60_000
  expect(await isAsked()).toBe(true)
  models.note({ failed: 'broken' })
  expect(await isAsked()).toBe(false)
})

it('is not paused by questions that the provider will not answer', async () => {
  const models = createConfiguredModel({ db: NO_DB, now: () => 0, settings: parseSettings(MODEL) })
  for (let asked = 0; asked < 5; asked += 1) models.note({ failed: 'declined' })
  expect(await models.current()).not.toBeNull()
})

it('has no model without a provider', async () => {
  const models = createConfiguredModel({ db: NO_DB, now: () => 0, settings: parseSettings({}) })
  expect(await models.current()).toBeNull()
  expect(models.isSet).toBe(false)
})
