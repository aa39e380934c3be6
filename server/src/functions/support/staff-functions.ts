import {
  staffSupportContract,
  type StaffSupportRequest,
  type StaffSupportResponse,
  supportReplyContract,
} from '@app/contracts/support/staff-support'

import type { ModelOfSettings } from '../../assistant/create-configured-model.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Platform } from '../../platform.ts'
import { assign, close, reopen } from '../../support/change-conversation.ts'
import { readForStaff, readInbox } from '../../support/inbox.ts'
import { readConversation } from '../../support/read-conversation.ts'
import { listAnswers, removeAnswer, saveAnswer } from '../../support/ready-answers.ts'
import { reply } from '../../support/reply.ts'
import { TEAM, writeAudit } from '../../support/support-deps.ts'
import { findFile, linkToFile } from '../../support/support-files.ts'
import { listTeam } from '../../support/team.ts'
import { transcriptName, writeTranscript } from '../../support/transcript.ts'
import { translateMessage } from '../../support/translate-message.ts'
import { defineFunction, type ServerFunction } from '../server-function.ts'

type Deps = Pick<Platform, 'db' | 'now' | 'mailer' | 'settings' | 'limits' | 'log'> & {
  readonly models: ModelOfSettings
}
type Asked = { readonly input: StaffSupportRequest; readonly actor: string; readonly signal: AbortSignal }

export function createStaffSupportFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: staffSupportContract.name,
    access: { staff: TEAM },
    input: staffSupportContract.request,
    maxBodyBytes: 8_000,
    timeoutMs: 30_000,
    limit: { points: 300, seconds: 60 },
    async handle(_request, { input, caller, signal }) {
      return Response.json(await answer(deps, { input, actor: personOf(caller), signal }))
    },
  })
}

export function createSupportReplyFunction(deps: Deps): ServerFunction {
  return defineFunction({
    kind: 'reading',
    name: supportReplyContract.name,
    access: { staff: TEAM },
    input: supportReplyContract.request,
    maxBodyBytes: 20_000,
    async handle(_request, { input, caller }) {
      await reply(deps, personOf(caller), input)
      return Response.json({ id: input.id })
    },
  })
}

/** The secret key is not a person, and every step here is written down with one. */
function personOf({ userId }: { readonly userId: string | null }): string {
  if (userId === null) throw new AppError('not_allowed')
  return userId
}

async function answer(deps: Deps, asked: Asked): Promise<StaffSupportResponse> {
  const { db } = deps
  const { input, actor } = asked
  switch (input.action) {
    case 'inbox':
      return readInbox(db, actor, input)
    case 'open': {
      const conversation = await readForStaff(db, input.conversation)
      await writeAudit(db, actor, 'support.read', input.conversation)
      return { kind: 'conversation', conversation, team: await listTeam(db), canTranslate: deps.models.isSet }
    }
    case 'translate':
      return translateMessage(deps, asked.actor, { message: input.message, to: input.to, signal: asked.signal })
    case 'file': {
      const file = await findFile(db, input.file, null)
      await writeAudit(db, actor, 'support.file-read', file.conversation, { file: file.id })
      return { kind: 'file', path: await linkToFile(deps, file) }
    }
    case 'transcript': {
      const conversation = await readConversation(db, input.conversation)
      await writeAudit(db, actor, 'support.transcript-read', input.conversation)
      return { kind: 'transcript', fileName: transcriptName(conversation), text: writeTranscript(conversation) }
    }
    case 'answers':
      return { kind: 'answers', answers: await listAnswers(db) }
    case 'assign':
    case 'close':
    case 'reopen':
    case 'save-answer':
    case 'remove-answer':
      await change(deps, actor, input)
      return { kind: 'done' }
  }
}

type Change = Extract<StaffSupportRequest, { action: 'assign' | 'close' | 'reopen' | 'save-answer' | 'remove-answer' }>

function change(deps: Deps, actor: string, input: Change): Promise<void> {
  switch (input.action) {
    case 'assign':
      return assign(deps, actor, input.conversation, input.to)
    case 'close':
      return close(deps, actor, input.conversation)
    case 'reopen':
      return reopen(deps, actor, input.conversation)
    case 'save-answer':
      return saveAnswer(deps, actor, input)
    case 'remove-answer':
      return removeAnswer(deps, actor, input.id)
  }
}
