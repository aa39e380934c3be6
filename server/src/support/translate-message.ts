import type { StaffSupportResponse } from '@app/contracts/support/staff-support'

import type { ModelOfSettings } from '../assistant/create-configured-model.ts'
import { recordModelUse } from '../assistant/record-model-use.ts'
import { AppError } from '../errors/app-error.ts'
import type { Platform } from '../platform.ts'
import { writeAudit } from './support-deps.ts'

type Deps = Pick<Platform, 'db' | 'log'> & { readonly models: ModelOfSettings }
type Wish = { readonly message: string; readonly to: string; readonly signal: AbortSignal }

/** By the configured model, on the bill of the member who asks. Personal data is hidden from the model. */
export async function translateMessage(
  { db, log, models }: Deps,
  actor: string,
  { message, to, signal }: Wish,
): Promise<Extract<StaffSupportResponse, { kind: 'translated' }>> {
  const [said] = await db.query<{ body: string; conversation: string }>(
    'select body, conversation_id as conversation from public.support_messages where id = $1',
    [message],
  )
  if (!said) throw new AppError('support_not_found')
  const model = await models.current()
  if (!model) throw new AppError('translation_unavailable')
  const { translateByModel } = await import('@app/companion/translation')
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(to) ?? to
  const { translation, use } = await translateByModel(model, { text: said.body, language, signal })
  models.note(use)
  await recordModelUse(db, actor, use)
  await writeAudit(db, actor, 'support.translated', said.conversation, { to })
  if (translation) return { kind: 'translated', words: translation.words, model: use.model }
  log.warn({ use }, 'the model did not translate a message of support')
  throw new AppError('translation_unavailable')
}
