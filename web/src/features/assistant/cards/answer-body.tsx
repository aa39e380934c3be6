import { type AnswerNotice, type CalledTool, isUrgentHelp, type KeptAnswer } from '@app/contracts/assistant'

import { hasCardText } from '../../../text/cards/card-text.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerText } from './answer-text.tsx'
import { Card } from './card.tsx'
import { CrisisText } from './crisis-text.tsx'
import { distinct, Proof } from './proof.tsx'
import { CardLanguage, useCardWords } from './use-card-words.ts'

export type ShownAnswer = Pick<KeptAnswer, 'language' | 'isInEnglish' | 'sentences' | 'calls' | 'actions' | 'notices'>
export type AnswerAction = KeptAnswer['actions'][number]

type Props = {
  /** May still be growing. */
  readonly answer: ShownAnswer
  /** Nothing is done but through this, and only when a button was pressed. */
  readonly onAction?: ((action: AnswerAction) => void) | undefined
  /** 2 where the question is the title of the page. */
  readonly headingLevel?: 2 | 3
}

/** Whoever is in danger reads no prose first. */
const URGENT = new Set(['emergency-numbers'])
/** Their cards say day by day what the sentences would. */
const TELLING = new Set(['plan-trip', 'change-trip'])

export function AnswerBody({ answer, onAction, headingLevel = 3 }: Props) {
  const { language, isInEnglish, sentences, calls, actions, notices } = answer
  const isCrisis = isUrgentHelp(answer)
  // Words in a second language would only be in the way of somebody in need; the sentences hold the number too.
  const isReadable = !isCrisis || hasCardText(language)
  const cards = calls.filter(({ result }) => isReadable && result.kind === 'found')
  const urgent = cards.filter(({ tool }) => URGENT.has(tool))
  return (
    <CardLanguage value={{ language, isInEnglish, headingLevel }}>
      <div className="grid gap-4 *:min-w-0" lang={isInEnglish ? 'en' : language}>
        {isCrisis && <CrisisText sentences={sentences} />}
        <Cards calls={urgent} />
        {!isCrisis && <AnswerText sentences={sentences} hasPlanCard={cards.some(({ tool }) => TELLING.has(tool))} />}
        <Cards calls={cards.filter((call) => !urgent.includes(call))} />
        {onAction && <Actions actions={actions} onAction={onAction} />}
        {cards.length === 0 && <Sources sentences={sentences} />}
        <Notices notices={notices} />
      </div>
    </CardLanguage>
  )
}

/** The same question to the same tool is one card. */
function Cards({ calls }: { readonly calls: readonly CalledTool[] }) {
  const each = new Map(calls.map((call) => [`${call.tool} ${JSON.stringify(call.input)}`, call]))
  return [...each].map(([key, call]) => <Card key={key} call={call} />)
}

const BUTTONS = ['open-trip', 'save-trip', 'save'] as const

/** What opens another site, or changes a trip, is the button of its own card. */
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
    <details className="unfold group">
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
