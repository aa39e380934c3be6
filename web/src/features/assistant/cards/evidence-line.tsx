import type { KeptAnswer, Piece } from '@app/contracts/assistant'
import BookOpen from 'lucide-react/icons/book-open'
import CircleCheck from 'lucide-react/icons/circle-check'
import Lightbulb from 'lucide-react/icons/lightbulb'

import WORDS from './evidence-words.json' with { type: 'json' }
import { useCardWords } from './use-card-words.ts'

/** Read at its source, written by our editors, or general knowledge of a language model. */
type Kind = 'checked' | 'guide' | 'general'

const MARKS = {
  checked: { Icon: CircleCheck, tone: 'text-moss' },
  guide: { Icon: BookOpen, tone: 'text-tide' },
  general: { Icon: Lightbulb, tone: 'text-soft' },
} as const

/** What an answer rests on, at a glance: one entry for each kind of evidence in it. */
export function EvidenceLine({ sentences }: Pick<KeptAnswer, 'sentences'>) {
  const words = useEvidenceWords()
  const found = new Set(sentences.flatMap(({ pieces }) => pieces.flatMap((piece) => kindOf(piece) ?? [])))
  const kinds = (['checked', 'guide', 'general'] as const).filter((kind) => found.has(kind))
  if (kinds.length === 0) return null
  return (
    <ul dir="auto" className="-mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small text-soft">
      {kinds.map((kind) => {
        const { Icon, tone } = MARKS[kind]
        return (
          <li key={kind} className="flex items-center gap-1.5">
            <Icon className={`size-4 shrink-0 ${tone}`} strokeWidth={1.75} aria-hidden="true" />
            {words[kind]}
          </li>
        )
      })}
    </ul>
  )
}

/** Opens a run of general knowledge: the same mark as in the line below, and its name for a screen reader. */
export function GeneralMark() {
  const words = useEvidenceWords()
  const { Icon } = MARKS.general
  return (
    <>
      <Icon className="me-1 inline-block size-4 align-[-0.15em]" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{words.general}: </span>
    </>
  )
}

export function isGeneral({ pieces }: { readonly pieces: readonly Piece[] }): boolean {
  return pieces.some((piece) => piece.kind === 'words' && piece.isGeneral)
}

/** Null for words that state nothing, and for facts that are too old to count as checked: their popup says so. */
function kindOf(piece: Piece): Kind | null {
  if (piece.kind === 'words') return piece.isGeneral ? 'general' : null
  if (piece.claims.some(({ status }) => status === 'editorial')) return 'guide'
  return piece.claims.some(({ status }) => status === 'verified') ? 'checked' : null
}

const LANGUAGES: Readonly<Record<string, (typeof WORDS)['en']>> = WORDS

function useEvidenceWords(): (typeof WORDS)['en'] {
  const { wordsIn } = useCardWords()
  return LANGUAGES[wordsIn] ?? LANGUAGES[wordsIn.split('-', 1)[0] ?? ''] ?? WORDS.en
}
