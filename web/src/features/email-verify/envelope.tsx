import { Postmark } from './postmark.tsx'

const STRIPES = 22

/** The letter of the link; its stamp is cancelled once the link was used. */
export function Envelope({ isDone }: { isDone: boolean }) {
  return (
    <svg viewBox="0 0 560 360" className="w-full" fill="none" aria-hidden="true">
      <AirmailEdge />
      <rect x="11" y="11" width="538" height="338" className="fill-raised" />
      <rect x="0.5" y="0.5" width="559" height="359" className="stroke-edge" />
      <Stamp />
      <g className="stroke-edge" strokeWidth="1.5">
        <path d="M220 212h232M220 244h180M220 276h206" strokeDasharray="1 5" strokeLinecap="round" />
      </g>
      <g className="stroke-line">
        <path d="M40 44h110M40 60h86" strokeWidth="5" strokeLinecap="round" />
      </g>
      <svg x="292" y="48" width="220" height="99" viewBox="0 0 160 72" overflow="visible">
        <g transform="rotate(-7 80 36)">
          <Postmark isDone={isDone} />
        </g>
      </svg>
    </svg>
  )
}

/** Slanted stripes in two colours, as on an airmail letter. */
function AirmailEdge() {
  return (
    <g>
      {Array.from({ length: STRIPES * 2 }, (_, index) => {
        const x = index * 26 - 380
        return (
          <path
            key={x}
            d={`M${x} 360 ${x + 360} 0h13L${x + 13} 360z`}
            className={index % 2 ? 'fill-signal' : 'fill-tide'}
            opacity="0.7"
          />
        )
      })}
    </g>
  )
}

function Stamp() {
  return (
    <g transform="translate(420 34)">
      <rect width="96" height="116" className="fill-paper stroke-edge" strokeDasharray="5 4" strokeWidth="2.5" />
      <rect x="9" y="9" width="78" height="98" className="fill-sea" />
      <path d="M9 84q10-7 20 0t20 0 20 0 18-3v26H9z" className="fill-tide" opacity="0.35" />
      <path d="M9 92q10-7 20 0t20 0 20 0 18-3v18H9z" className="fill-tide" />
      <path d="M22 66C32 30 60 22 74 34" className="stroke-signal" strokeWidth="2" />
      <circle cx="22" cy="66" r="3.5" className="fill-tide" />
      <circle cx="74" cy="34" r="4" className="fill-signal" />
    </g>
  )
}
