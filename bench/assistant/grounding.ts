import type { Answer } from '@app/companion/engine'
import { gatherEvidence, groundSentence } from '@app/companion/grounding'
import type { LookUps } from '@app/companion/tools'
import type { CalledTool } from '@app/contracts/assistant'

export type Given = { readonly ask: string; readonly answer: Answer }

/** Nobody's: on no map and in no table. */
const INVENTED = 'Torre Belmora'

/**
 * What a model's sentence goes through, tried on sentences that are known to be right: those of the engine as they are,
 * with every number another one, and with the names of places made up.
 */
export function holdSentences(given: readonly Given[], lookUps: LookUps) {
  const held = { right: none(), numbers: none(), names: none() }
  for (const { ask, answer } of given) holdAnswer(answer, ask, lookUps, held)
  return held
}

function holdAnswer(
  answer: Answer,
  ask: string,
  lookUps: LookUps,
  held: Record<'right' | 'numbers' | 'names', Count>,
): void {
  const locale = answer.isInEnglish ? 'en-GB' : answer.language
  const evidence = gatherEvidence(JSON.parse(JSON.stringify(answer.calls)) as CalledTool[], [ask], locale)
  const hold = (text: string, count: Count): void => {
    count.all += 1
    if (groundSentence(text, evidence, { locale, lookUps }).kind === 'grounded') count.kept += 1
  }
  // Changes to a trip are worded by the engine alone.
  if (answer.calls.some(({ tool }) => tool === 'change-trip')) return
  for (const { id, pieces } of answer.sentences) {
    if (id === 'inEnglish') continue
    const text = pieces.map((piece) => piece.text).join('')
    hold(text, held.right)
    if (/\d/.test(text))
      hold(
        text.replaceAll(/\d+/g, (digits) => String(Number(digits) * 3 + 7)),
        held.numbers,
      )
    const renamed = pieces
      .map((piece) => (piece.kind === 'fact' && isPlaces(piece.claims) ? INVENTED : piece.text))
      .join('')
    if (renamed !== text) hold(renamed, held.names)
  }
}

function isPlaces(claims: readonly { readonly value: unknown }[]): boolean {
  return (
    claims.length > 0 && claims.every(({ value }) => typeof value === 'object' && value !== null && 'name' in value)
  )
}

type Count = { all: number; kept: number }

function none(): Count {
  return { all: 0, kept: 0 }
}
