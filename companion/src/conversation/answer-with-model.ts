import type { AnswerNotice, AssistantEvent, CalledTool, KeptAnswer } from '@app/contracts/assistant'

import { readCrisisFollowUp } from '../crisis/read-crisis-follow-up.ts'
import { readCrisis } from '../crisis/read-crisis.ts'
import { answerBuiltIn, eventsOf, keptAnswer, tellBuiltIn } from '../engine/answer-built-in.ts'
import { followUpsAfter, intentOfTool } from '../engine/follow-ups-after.ts'
import { readMemory } from '../engine/reading/read-memory.ts'
import type { Memory } from '../engine/reading/slots.ts'
import { beside, screenOf } from '../engine/screen.ts'
import type { Intent } from '../engine/sentences.ts'
import { type Understood, understandQuestion } from '../engine/understand-question.ts'
import { withSpending } from '../engine/with-spending.ts'
import { withTrip } from '../engine/with-trip.ts'
import { loadSpokenWords, spokenLocale, spokenWords } from '../engine/words/spoken-words.ts'
import { type Model, ModelFailure } from '../models/model.ts'
import type { LookUps } from '../tools/look-ups.ts'
import type { Asked } from './asked.ts'
import { composeContext } from './compose-context.ts'
import { ModelTurn } from './model-turn.ts'
import { OFFERED_TOOLS } from './offered-tools.ts'

const SEARCHES: readonly string[] = ['hotel-search', 'flight-search', 'car-search']

/** The buttons that the engine would propose, from the tools' results; a model has no influence on them. */
function actionsOf(calls: readonly CalledTool[]): KeptAnswer['actions'] {
  return calls.flatMap(({ tool, result }): KeptAnswer['actions'] => {
    if (result.kind !== 'found') return []
    const { card } = result
    if (tool === 'plan-trip') return [{ kind: 'open-trip', trip: card['trip'] }]
    return SEARCHES.includes(tool) ? [{ kind: 'open-link', search: card['search'] }] : []
  })
}

/** Numbers and official pages come first, whatever a model would write. */
const LED: readonly Intent[] = ['emergency', 'medical', 'legal']
/** These need no wording by a model, or must not have any. */
const ENGINE_ALONE: readonly string[] = ['check', 'change', 'save', 'write', 'hello', 'thanks']
const CHARACTERS_PER_TOKEN = 4

/** A model chooses tools and words the answer, our tools provide the facts, and the engine is the fallback. */
export async function* answerWithModel(asked: Asked, model: Model): AsyncGenerator<AssistantEvent> {
  const { request, lookUps, signal, usage = null } = asked
  // Crisis help uses fixed words, at once, whatever a model would write or cost.
  if (readCrisis(request.question) ?? readCrisisFollowUp(request.question, request.memory)) {
    yield* answerBuiltIn(request, { lookUps, signal, usage })
    return
  }
  yield { kind: 'started', by: { kind: 'model', name: model.name }, usage }
  const before = beside(readMemory(request.memory), request.screen, lookUps)
  const withTheirTrip = withSpending(withTrip(lookUps, request.trip), request.spending)
  const understood = understandQuestion(request.question, before, withTheirTrip)
  await loadSpokenWords(understood.language)
  const { intent } = understood
  const isOnlyOrders = understood.hadSecrets && intent === null
  if (isOnlyOrders || (intent !== null && ENGINE_ALONE.includes(intent))) {
    yield* tellBuiltIn(request, { lookUps, signal })
    return
  }
  const lead = intent !== null && isLed(intent, understood) ? await keptAnswer(request, lookUps) : null
  if (lead) yield* eventsBeforeDone(lead)
  const turn = begin({ ...asked, lookUps: withTheirTrip }, model, understood, lead)
  try {
    const hasFailed = yield* listen(turn, signal)
    if (signal.aborted) return
    if (turn.sentences.length === 0) {
      yield* instead(asked, lead, turn.notices)
      return
    }
    if (hasFailed) yield { kind: 'notice', notice: 'stopped-early' }
    if (hasFailed) turn.notices.add('stopped-early')
    if (lead === null && !turn.hasProof()) yield* completeWithFacts(turn, asked, intent)
    yield { kind: 'done', answer: finish(asked, model, before, understood, turn, lead) }
  } finally {
    const use = turn.use()
    if (use) asked.onUse?.(use)
  }
}

/** Too long a stay, or an expiring passport: a warning in fixed words, so that a model cannot leave it out. */
function isLed(intent: Intent, { slots, question }: Understood): boolean {
  const { stayDays, usedDays, passportExpires } = question.slots
  const isOfStay = slots.passport !== null && (stayDays ?? usedDays ?? passportExpires) !== null
  return LED.includes(intent) || (intent === 'entry' && isOfStay)
}

function begin(
  { request, lookUps, signal, earlier }: Asked,
  model: Model,
  understood: Understood,
  lead: KeptAnswer | null,
): ModelTurn {
  const { language } = understood
  const known = (earlier ?? []).filter(({ isFromServer }) => isFromServer)
  const context = { ...composeContext({ request, earlier, lookUps, language, lead }), tools: OFFERED_TOOLS }
  const session = model.begin({ ...context, signal })
  return new ModelTurn({
    model,
    session,
    lookUps,
    locale: spokenLocale(language),
    before: [tripCall(lookUps), ...known.map(({ answer }) => answer.calls)],
    lead: lead?.calls ?? [],
    contextTokens: Math.ceil(JSON.stringify(context).length / CHARACTERS_PER_TOKEN),
    asked: [request.question, ...(earlier ?? request.earlier).map(({ question }) => question), lookUps.today],
  })
}

/** The traveller's own trip is evidence for its days, times and names, like a tool result. */
function tripCall({ trip }: LookUps): readonly CalledTool[] {
  return trip ? [{ tool: 'trip', input: {}, result: { kind: 'found', card: { trip } } }] : []
}

/** True when the model failed. Only the server gets the reason, not the traveller. */
async function* listen(turn: ModelTurn, signal: AbortSignal): AsyncGenerator<AssistantEvent, boolean> {
  try {
    for await (const event of turn.speak()) {
      if (signal.aborted) return false
      yield event
    }
    return false
  } catch (error) {
    turn.failed = error instanceof ModelFailure ? error.because : 'broken'
    return true
  }
}

/** No supported sentence is left: the engine answers, or has done so already. */
async function* instead(
  { request, lookUps, signal }: Asked,
  lead: KeptAnswer | null,
  removed: ReadonlySet<AnswerNotice>,
): AsyncGenerator<AssistantEvent> {
  if (lead) yield { kind: 'done', answer: { ...lead, notices: [...removed, 'fell-back'] } }
  else yield* tellBuiltIn(request, { lookUps, signal }, ['fell-back'])
}

/**
 * Nothing that the model said is proven. If its facts were dropped, or it asked no tool about something that the engine
 * knows, the engine adds them: general knowledge never stands where there is a checked answer.
 */
async function* completeWithFacts(
  turn: ModelTurn,
  { request, lookUps }: Asked,
  intent: Intent | null,
): AsyncGenerator<AssistantEvent> {
  const hasResults = turn.calls.some(isFound)
  if (hasResults ? !turn.notices.has('left-out') : intent === null) return
  const engine = await keptAnswer(request, lookUps)
  if (!hasResults && (engine.isInEnglish || engine.asks !== null || !engine.calls.some(isFound))) return
  yield* addFacts(turn, engine)
}

const isFound = ({ result }: CalledTool): boolean => result.kind === 'found'

/** In the engine's words, as far as they pass the check of every sentence. A tool that was called has its card. */
function* addFacts(turn: ModelTurn, engine: KeptAnswer): Generator<AssistantEvent> {
  const calls = engine.calls.filter(({ tool }) => turn.calls.every((call) => call.tool !== tool))
  const sentences = engine.sentences.filter(({ pieces }) => turn.isSupported(pieces, engine.calls))
  turn.calls.push(...calls)
  turn.sentences.push(...sentences)
  yield* eventsBeforeDone({ ...engine, calls, sentences, notices: [] })
}

function* eventsBeforeDone(lead: KeptAnswer): Generator<AssistantEvent> {
  for (const event of eventsOf(lead)) if (event.kind !== 'done') yield event
}

function finish(
  { request }: Asked,
  model: Model,
  before: Memory,
  understood: Understood,
  turn: ModelTurn,
  lead: KeptAnswer | null,
): KeptAnswer {
  const { language, slots } = understood
  const calls = [...(lead?.calls ?? []), ...turn.calls]
  const used = calls.findLast(({ result }) => result.kind === 'found')
  const intent = understood.intent ?? (used ? intentOfTool(used.tool) : null)
  const actions = [...(lead?.actions ?? []), ...actionsOf(turn.calls)]
  const memory: Memory = {
    language,
    intent: intent ?? before.intent,
    slots,
    pending: lead ? readMemory(lead.memory).pending : null,
    hasPlan: before.hasPlan || actions.some(({ kind }) => kind === 'open-trip'),
    screen: screenOf(request.screen) ?? before.screen ?? null,
  }
  return {
    by: { kind: 'model', name: model.name },
    language: spokenLocale(language),
    isInEnglish: false,
    sentences: [...(lead?.sentences ?? []), ...turn.sentences],
    calls,
    actions,
    asks: lead?.asks ?? null,
    suggestions: [...followUpsAfter(intent, memory, spokenWords(language))],
    notices: [...turn.notices],
    memory,
  }
}
