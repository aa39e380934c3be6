'use no memo'
/** Our own icons, in the style of a chart's legend. */
const PATHS = {
  home: 'M4 11.3 12 5l8 6.3V19.5h-5.2v-5H9.2v5H4z',
  plan: 'M8.2 17.6C13 17 9.6 7.4 15.6 6.5M5.8 15.6a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM18.2 4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  saved: 'M12 3.5 17.5 9v11.5h-11V9zM12 8a1.4 1.4 0 1 0 0 2.8A1.4 1.4 0 0 0 12 8zM9.5 14.5h5M9.5 17.2h5',
  assistant:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM15.6 8.4l-2.3 4.9-4.9 2.3 2.3-4.9zM12 4v1.6M12 18.4V20M4 12h1.6M18.4 12H20',
  profile: 'M6 3.8h12v16.4H6zM12 7.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM9 16.6h6',
  north: 'M12 3.5 17 14l-5-2.4L7 14zM12 14.5v6',
  menu: 'M4 7h16M4 12h16M4 17h10',
} as const

export type GlyphName = keyof typeof PATHS

export function Glyph({ name, className = 'size-6' }: { name: GlyphName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      className={`stroke-current ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
