import { type AnswerNotice, type CalledTool, isUrgentHelp, type KeptAnswer } from '@app/contracts/assistant'
import { type ComponentType, Component, type ReactNode } from 'react'
import type { z } from 'zod'

import { useProfile } from '../../../entities/traveller/profile/use-profile.ts'
import { Button } from '../../../ui/button.tsx'
import { FollowUps } from '../turn/follow-ups.tsx'
import { AnswerText, CrisisText } from './answer-text.tsx'
import { distinct, Proof } from './card-frame.tsx'
import { CARDS } from './cards.ts'
import { EvidenceLine } from './evidence-line.tsx'
import { hasCardText, cardText, type CardText } from './text/card-text.ts'
import { CardLanguage, useCardWords } from './use-card-words.ts'

export type ShownAnswer = Pick<KeptAnswer, 'language' | 'isInEnglish' | 'sentences' | 'calls' | 'actions' | 'notices'>
export type AnswerAction = KeptAnswer['actions'][number]

type Props = {
  /** May still be streaming. */
  readonly answer: ShownAnswer
  /** Called only when a button was pressed. */
  readonly onAction?: ((action: AnswerAction) => void) | undefined
  /** 2 where the question is the title of the page. */
  readonly headingLevel?: 2 | 3
}

/** Shown before the text, for travellers in danger. */
const URGENT = new Set(['emergency-numbers'])
/** Opens every answer to despair. */
const DESPAIR = 'crisis-kind'
/** Their cards replace the day-by-day sentences. */
const PLAN_TOOLS = new Set(['plan-trip', 'change-trip'])

export function AnswerBody({ answer, onAction, headingLevel = 3 }: Props) {
  const { language, isInEnglish, sentences, calls, actions, notices } = answer
  const isCrisis = isUrgentHelp(answer)
  // In a crisis, no cards in a second language: the sentences hold the number too. And somebody in despair is shown
  // nothing but who listens and who helps.
  const isDespair = sentences[0]?.id === DESPAIR
  const hasCards = !isCrisis || (!isDespair && hasCardText(language))
  const cards = calls.filter(({ result }) => hasCards && result.kind === 'found')
  const urgent = cards.filter(({ tool }) => URGENT.has(tool))
  return (
    <CardLanguage value={{ language, isInEnglish, headingLevel, isCrisis }}>
      <div className="grid gap-4 *:min-w-0" lang={isInEnglish ? 'en' : language}>
        {isCrisis && <CrisisText sentences={sentences} />}
        <Cards calls={urgent} />
        {!isCrisis && <AnswerText sentences={sentences} hasPlanCard={cards.some(({ tool }) => PLAN_TOOLS.has(tool))} />}
        {!isCrisis && <EvidenceLine sentences={sentences} />}
        <Cards calls={cards.filter((call) => !urgent.includes(call))} />
        {onAction && <Actions actions={actions} onAction={onAction} />}
        {cards.length === 0 && <Sources sentences={sentences} />}
        <Notices notices={notices} />
      </div>
    </CardLanguage>
  )
}

/** Repeated calls with the same input are drawn once. */
function Cards({ calls }: { readonly calls: readonly CalledTool[] }) {
  const each = new Map(calls.map((call) => [`${call.tool} ${JSON.stringify(call.input)}`, call]))
  return [...each].map(([key, call]) => <Card key={key} call={call} />)
}

const BUTTONS = ['open-trip', 'save-trip', 'save'] as const

/** Links to other sites and changes to a trip are buttons of their own cards. */
function Actions({
  actions,
  onAction,
}: {
  readonly actions: readonly AnswerAction[]
  readonly onAction: (action: AnswerAction) => void
}) {
  const { text } = useCardWords()
  const shown = actions.flatMap((action) => {
    const kind = BUTTONS.find((each) => each === action.kind)
    return kind ? [{ kind, action, place: placeIn(action) }] : []
  })
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2.5">
      {shown.map(({ kind, action, place }, index) => (
        <Button key={`${kind} ${place}`} variant={index === 0 ? 'default' : 'outline'} onClick={() => onAction(action)}>
          {place === null ? text(`action.${kind}`) : text('action.save-place', { place })}
        </Button>
      ))}
    </div>
  )
}

function placeIn(action: AnswerAction): string | null {
  const { place } = action as { readonly place?: { readonly value?: { readonly name?: unknown } } }
  return typeof place?.value?.name === 'string' ? place.value.name : null
}

function Sources({ sentences }: Pick<ShownAnswer, 'sentences'>) {
  const { text } = useCardWords()
  const claims = distinct(
    sentences.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.kind === 'fact' ? piece.claims : []))),
  )
  if (claims.length === 0) return null
  return (
    <details className="unfold group" dir="auto">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-soft underline decoration-edge underline-offset-4 hover:text-ink">
        {text('proof.sources', { count: String(claims.length) })}
      </summary>
      <div className="grid gap-1 border-s-2 border-line ps-4">
        <Proof claims={claims} />
      </div>
    </details>
  )
}

function Notices({ notices }: { readonly notices: readonly AnswerNotice[] }) {
  const { text } = useCardWords()
  if (notices.length === 0) return null
  return (
    <ul className="grid gap-1 text-small text-soft">
      {[...new Set(notices)].map((notice) => (
        <li key={notice}>{text(`notice.${notice}`)}</li>
      ))}
    </ul>
  )
}

type AnyCard = { readonly schema: z.ZodType; readonly View: ComponentType<{ card: unknown; input: unknown }> }

/** Cards are saved for months: one that no longer matches its schema is replaced by a note. */
export function Card({ call }: { readonly call: CalledTool }) {
  if (call.result.kind !== 'found') return null
  if (!hasCard(call.tool)) return <BrokenCard />
  const { schema, View } = CARDS[call.tool] as unknown as AnyCard
  const read = schema.safeParse(call.result.card)
  if (!read.success) return <BrokenCard />
  return (
    <CardBoundary instead={<BrokenCard />}>
      <View card={read.data} input={call.input} />
    </CardBoundary>
  )
}

function hasCard(tool: string): tool is keyof typeof CARDS {
  return Object.hasOwn(CARDS, tool)
}

function BrokenCard() {
  const { text } = useCardWords()
  return (
    <p className="border-s-2 border-edge ps-4 text-small text-soft">
      <span className="block font-semibold text-ink">{text('broken.title')}</span>
      {text('broken.text')}
    </p>
  )
}

type BoundaryProps = { readonly children: ReactNode; readonly instead: ReactNode }

/** A card that fails to render does not break the answer. */
export class CardBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}

type NextProps = {
  readonly answer: Pick<KeptAnswer, 'asks' | 'suggestions' | 'language' | 'isInEnglish'>
  readonly onAsk: (question: string) => void
}

/** Quick replies to a question of the assistant, then suggested questions. */
export function NextQuestions({ answer, onAsk }: NextProps) {
  const { asks, suggestions, language, isInEnglish } = answer
  const { passports } = useProfile().profile
  const locale = isInEnglish ? 'en' : language
  const replies = quickReplies({ asks, text: cardText(locale), locale, passports })
  return <FollowUps questions={[...new Set([...replies, ...suggestions])]} onAsk={onAsk} />
}

type Reply = {
  /** The fact that the engine asked for; null when it asked nothing. */
  readonly asks: string | null
  readonly text: CardText
  readonly locale: string
  /** From the traveller's profile. */
  readonly passports: readonly string[]
}

const LATE_HOURS = [2, 3, 4, 6] as const

const REPLIES: Readonly<Record<string, (asked: Reply) => readonly string[]>> = {
  delay({ locale }) {
    const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' })
    return LATE_HOURS.map((late) => hours.format(late))
  },
  cause: ({ text }) => [text('reply.technical'), text('reply.crew'), text('reply.strike'), text('reply.weather')],
  notice: ({ text }) => [text('reply.same-day'), text('reply.day-before'), text('reply.week-before')],
  carrier: ({ text }) => [text('reply.yes'), text('reply.no')],
  passport({ locale, passports }) {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    return passports.map((country) => names.of(country) ?? country)
  },
}

/** Common replies as buttons. The engine reads them as if they had been typed. */
export function quickReplies(asked: Reply): readonly string[] {
  return REPLIES[asked.asks ?? '']?.(asked) ?? []
}
