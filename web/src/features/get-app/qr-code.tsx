import { qrModules } from './qr/qr-modules.ts'

const QUIET = 4

type Props = { readonly text: string; readonly label: string }

/** Dark on light in both themes, because cameras expect it so; drawn on the server, without a picture to load. */
export function QrCode({ text, label }: Props) {
  const modules = qrModules(text)
  if (!modules) return null
  const size = modules.length + 2 * QUIET
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="block w-full"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fdfbf5" />
      <path d={squares.join('')} fill="#12303a" />
    </svg>
  )
}
