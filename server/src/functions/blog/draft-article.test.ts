import type { DraftArticleResponse } from '@app/contracts/blog/draft-article'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type ModelStep, type ScriptedModel, startScriptedModel } from '../../../test/scripted-model.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { addTravellers, callAs } from '../../../test/travellers.ts'

const EDITOR = '51111111-1111-4111-8111-111111111111'
const SUPPORT = '51111111-1111-4111-8111-111111111112'
const WALK = '@[São Jorge Castle](place:lisbon.castelo-sao-jorge)'

let [model, server] = [] as unknown as [ScriptedModel, TestServer]
let answer: ModelStep = {}
beforeAll(async () => {
  model = await startScriptedModel(() => answer)
  const settings = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, LLM_MODEL: 'm', LOG_LEVEL: 'silent' }
  server = await startTestServer({ settings })
  await addTravellers(server.db, { [EDITOR]: 'editor@drafts.example', [SUPPORT]: 'support@drafts.example' })
  for (const [id, role] of [
    [EDITOR, 'content_editor'],
    [SUPPORT, 'support'],
  ])
    await server.db.query('insert into public.user_roles (user_id, role) values ($1, $2)', [id, role])
})
afterAll(async () => {
  await server.stop()
  await model.stop()
})

const draft = (destination: string, as = EDITOR) => callAs(server, as, 'draft-article', { destination })
const stored = async (id: string) => {
  const [row] = await server.db.query<{ state: string; origin: string; text: string }>(
    'select state, origin, content::text as text from public.blog_drafts where id = $1',
    [id],
  )
  return row
}
const writes = (markdown: string): ModelStep => ({ calls: [{ name: 'write-article', args: { markdown } }] })

it('refuses everybody who may not write, and destinations that the guide does not have', async () => {
  expect((await draft('lisbon', SUPPORT)).status).toBe(403)
  expect((await draft('nowhere-at-all')).status).toBe(422)
})

it('drafts from the guide when the model does not answer, always into review', async () => {
  answer = { status: 500 }
  const { id, by } = (await (await draft('lisbon')).json()) as DraftArticleResponse
  expect(by).toBe('template')
  expect(await stored(id)).toMatchObject({ state: 'review', origin: 'template' })
  expect((await stored(id))?.text).toContain('lisbon.jeronimos-monastery')
  expect(await server.db.query('select 1 as it from public.blog_posts where id = $1', [id])).toEqual([])
})

it.each([
  ['invents a place', `${'Calm words about the hills. '.repeat(30)}\n\n@[Atlantis](place:lisbon.atlantis)`],
  ['drops the places', `${'Calm words about the hills. '.repeat(30)}\n\n${WALK}`],
])('uses the template when the model %s', async (_, markdown) => {
  answer = writes(markdown)
  const { by } = (await (await draft('lisbon')).json()) as DraftArticleResponse
  expect(by).toBe('template')
})

it('takes what the model wrote around the same places, without any power', async () => {
  answer = { status: 500 }
  const { id: template } = (await (await draft('lisbon')).json()) as DraftArticleResponse
  const places = [...((await stored(template))?.text ?? '').matchAll(/"id": "(lisbon\.[a-z-]+)"/g)].map(([, id]) => id)
  const lines = places.map((id) => `@[Place](place:${id})`).join('\n\n')
  answer = writes(
    `${'Calm words about the hills. '.repeat(30)} <script>alert(1)</script> [x](javascript:alert(1))\n\n${lines}`,
  )
  const { id, by } = (await (await draft('lisbon')).json()) as DraftArticleResponse
  expect(by).toBe('model')
  expect(await stored(id)).toMatchObject({ state: 'review', origin: 'model' })
  expect((await stored(id))?.text).not.toContain('"link"')
})
