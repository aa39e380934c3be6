import type { AnsweredBy, AnswerNotice, AssistantEvent, CalledTool, KeptAnswer, Piece } from '@app/contracts/assistant'

import type { AnsweredAt } from './conversation.ts'

/** An answer that is being given. */
export type LiveTurn = {
  readonly id: string
  readonly question: string
  readonly askedAt: string
  /** Null until somebody has said who answers. */
  readonly by: AnsweredBy | null
  readonly answeredAt: AnsweredAt
  readonly sentences: readonly { readonly id: string | null; readonly pieces: readonly Piece[] }[]
  readonly calls: readonly CalledTool[]
  readonly notices: readonly AnswerNotice[]
  readonly replaces: string | null
}

export function begin(id: string, question: string, askedAt: string, replaces: string | null): LiveTurn {
  const nothing = { by: null, answeredAt: 'server', sentences: [], calls: [], notices: [] } as const
  return { id, question, askedAt, replaces, ...nothing }
}

/** What an event adds; `done` and `failed` end a turn and change nothing here. */
export function hear(live: LiveTurn, event: AssistantEvent): LiveTurn {
  switch (event.kind) {
    case 'started':
      return { ...live, by: event.by }
    case 'called':
      return { ...live, calls: [...live.calls, event.call] }
    case 'notice':
      return { ...live, notices: [...live.notices, event.notice] }
    case 'piece':
      return { ...live, sentences: withPiece(live.sentences, event.piece, event.startsSentence) }
    case 'done':
    case 'failed':
      return live
  }
}

function withPiece(sentences: LiveTurn['sentences'], piece: Piece, startsSentence: boolean): LiveTurn['sentences'] {
  const last = sentences.at(-1)
  if (startsSentence || !last) return [...sentences, { id: null, pieces: [piece] }]
  return [...sentences.slice(0, -1), { ...last, pieces: [...last.pieces, piece] }]
}

/** As far as it has come: what is shown while it runs, and what is kept of one that was stopped. */
export function answerSoFar(live: LiveTurn, language: string, memory: unknown): KeptAnswer {
  return {
    by: live.by ?? { kind: 'built-in' },
    language,
    isInEnglish: false,
    sentences: live.sentences.map(({ id, pieces }) => ({ id, pieces: [...pieces] })),
    calls: [...live.calls],
    actions: [],
    asks: null,
    suggestions: [],
    notices: [...live.notices],
    memory,
  }
}
