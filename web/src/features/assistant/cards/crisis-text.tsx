import type { KeptAnswer, Piece } from '@app/contracts/assistant'

import { FactMark } from './fact-mark.tsx'

const PHONE_NUMBER = /^[\d+*# -]{2,20}$/
const WEB_PAGE = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/
const LINK = 'inline-block py-1.5 font-semibold whitespace-nowrap text-signal-deep underline underline-offset-4'

/** Each sentence on a line of its own, and every number a link: one press has to be enough. */
export function CrisisText({ sentences }: Pick<KeptAnswer, 'sentences'>) {
  return (
    <div dir="auto" className="relative grid max-w-[60ch] gap-2.5 text-lead">
      {sentences.map(({ id, pieces }, nth) => (
        // The sentences of such an answer are fixed; two countries have the same one.
        // eslint-disable-next-line react/no-array-index-key
        <p key={`${id} ${nth}`}>
          {pieces.map((piece) => (
            <PieceOfHelp key={piece.text} piece={piece} />
          ))}
        </p>
      ))}
    </div>
  )
}

function PieceOfHelp({ piece }: { readonly piece: Piece }) {
  // The marks that keep a number together within Arabic do not belong to it.
  const bare = piece.text.replaceAll(/[\u2066-\u2069]/g, '')
  if (piece.kind === 'fact' && PHONE_NUMBER.test(bare)) {
    return (
      <a href={`tel:${bare.replaceAll(/[ -]/g, '')}`} className={LINK} dir="ltr">
        {bare}
      </a>
    )
  }
  if (WEB_PAGE.test(bare)) {
    return (
      <a href={`https://${bare}`} target="_blank" rel="noopener noreferrer" className={LINK} dir="ltr">
        {bare}
      </a>
    )
  }
  if (piece.kind === 'words' || piece.claims.length === 0) return piece.text
  return <FactMark text={piece.text} claims={piece.claims} />
}
