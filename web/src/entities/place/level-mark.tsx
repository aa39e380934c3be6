const TONES = ['fill-moss', 'fill-sun-deep', 'fill-signal', 'fill-signal'] as const

/** Four steps, filled up to the level. */
export function LevelMark({ level, label }: { readonly level: 1 | 2 | 3 | 4; readonly label: string }) {
  return (
    <svg viewBox="0 0 62 16" role="img" aria-label={label} className="mt-1 h-4 w-[62px]" fill="none">
      {[1, 2, 3, 4].map((step) => (
        <rect
          key={step}
          x={(step - 1) * 16 + 0.5}
          y="0.5"
          width="13"
          height="15"
          rx="2"
          className={step <= level ? TONES[level - 1] : 'stroke-edge'}
        />
      ))}
    </svg>
  )
}
