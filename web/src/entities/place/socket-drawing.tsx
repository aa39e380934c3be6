/**
 * The faces of the socket types of IEC TR 60083, by letter: slots, holes and pins in their positions.
 * https://www.iec.ch/world-plugs
 */
type Hole =
  | { readonly kind: 'round'; readonly x: number; readonly y: number; readonly r: number }
  | {
      readonly kind: 'slot'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly turn?: number
    }
  /** Sticks out of the socket. */
  | { readonly kind: 'pin'; readonly x: number; readonly y: number }

const round = (x: number, y: number, r = 3.4): Hole => ({ kind: 'round', x, y, r })
const slot = (x: number, y: number, w: number, h: number, turn = 0): Hole => ({ kind: 'slot', x, y, w, h, turn })
const PAIR = [round(22, 32), round(42, 32)]

const FACES: Readonly<Record<string, readonly Hole[]>> = {
  A: [slot(23, 32, 4, 14), slot(41, 32, 4, 14)],
  B: [slot(23, 27, 4, 14), slot(41, 27, 4, 14), round(32, 44, 4.4)],
  C: PAIR,
  D: [round(32, 20, 5), round(22, 40, 3.8), round(42, 40, 3.8)],
  E: [...PAIR, { kind: 'pin', x: 32, y: 19 }],
  F: [...PAIR, slot(32, 11.5, 9, 4), slot(32, 52.5, 9, 4)],
  G: [slot(32, 20, 5, 12), slot(20, 41, 11, 5), slot(44, 41, 11, 5)],
  H: [slot(23, 27, 4, 13, 30), slot(41, 27, 4, 13, -30), slot(32, 44, 4, 13)],
  I: [slot(23, 27, 4, 13, 30), slot(41, 27, 4, 13, -30), slot(32, 45, 4, 13)],
  J: [round(21, 30), round(43, 30), round(32, 38)],
  K: [...PAIR, round(32, 46, 4.4)],
  L: [round(18, 32), round(32, 32), round(46, 32)],
  M: [round(32, 19, 6), round(20, 41, 5), round(44, 41, 5)],
  N: [round(21, 30), round(43, 30), round(32, 36)],
  O: [round(22, 27), round(42, 27), round(32, 43, 3.8)],
}

const SQUARE = new Set(['A', 'B', 'D', 'G', 'I', 'M'])

type Props = { readonly type: string; readonly label: string }

/** Renders nothing for a type without a drawing. */
export function SocketDrawing({ type, label }: Props) {
  const holes = FACES[type]
  if (!holes) return null
  return (
    <svg viewBox="0 0 64 64" role="img" aria-label={label} className="size-16" fill="none">
      <rect x="2" y="2" width="60" height="60" rx="8" className="fill-paper stroke-edge" strokeWidth="1.5" />
      {SQUARE.has(type) ? (
        <rect x="8" y="8" width="48" height="48" rx="5" className="stroke-line" strokeWidth="1.5" />
      ) : (
        <circle cx="32" cy="32" r="24" className="stroke-line" strokeWidth="1.5" />
      )}
      {holes.map((hole) => (
        <Opening key={`${hole.x} ${hole.y}`} hole={hole} />
      ))}
    </svg>
  )
}

function Opening({ hole }: { readonly hole: Hole }) {
  if (hole.kind === 'round') return <circle cx={hole.x} cy={hole.y} r={hole.r} className="fill-ink" />
  if (hole.kind === 'pin')
    return <circle cx={hole.x} cy={hole.y} r="3.4" className="fill-paper stroke-ink" strokeWidth="1.8" />
  const { x, y, w, h, turn = 0 } = hole
  return (
    <rect
      x={x - w / 2}
      y={y - h / 2}
      width={w}
      height={h}
      rx="1"
      transform={`rotate(${turn} ${x} ${y})`}
      className="fill-ink"
    />
  )
}
